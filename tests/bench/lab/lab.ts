/** One browser for the whole bench, and fresh pages in it. */
import { build } from "esbuild";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import { type Shop, type ShopOptions, startShop } from "../../../fixtures/shop";
import { ensureBrowser } from "../../tools/ensure-browser.mjs";
import { launchSwitches } from "../../tools/launch-switches";
import type { Options } from "./options";
import type { Told } from "./page/probe";
import type { Report } from "./report";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1366, height: 900 };

export interface OpenOptions {
  /** The shop. An empty page of it is opened first, so that starting a renderer process is not measured. */
  readonly shop: Shop;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The visitor's session cookie. */
  readonly visitor?: string;
  /** Factor by which the processor is throttled. */
  readonly slowdown?: number;
  /** Milliseconds added to every request. */
  readonly latency?: number;
  /** Performance entries that the browser records. */
  readonly asks?: readonly Told[];
}

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
  /** Blocks our script from now on, to measure the page without it. */
  blockScript(): Promise<unknown>;
}

export interface Lab {
  readonly browser: Browser;
  readonly options: Options;
  readonly report: Report;
  /** Opens a page with an empty cache, passes it to `use`, and closes it. */
  inPage<Result>(options: OpenOptions, use: (opened: Opened) => Promise<Result>): Promise<Result>;
}

/** The one signature of all suites. */
export type Suite = (lab: Lab) => Promise<void>;

const EMPTY = "/bench/empty";

/** A fixture shop for a suite, closed when the suite is done. */
export async function withShop<Result>(
  options: ShopOptions,
  use: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop(options);
  shop.page(EMPTY, "<!doctype html><title>empty</title>");
  try {
    return await use(shop);
  } finally {
    await shop.close();
  }
}

export async function openLab(options: Options, report: Report): Promise<Lab> {
  const browser = await chromium.launch({ args: launchSwitches, executablePath: await ensureBrowser() });
  const probe = await bundled("page/probe.ts");
  return {
    browser,
    options,
    report,
    async inPage({ shop, viewport = desktop, visitor, slowdown = 1, latency = 0, asks = [] }, use) {
      const context = await browser.newContext({ viewport, screen: viewport });
      try {
        if (visitor) await context.addCookies([{ name: "client", value: visitor, url: shop.url }]);
        const page = await context.newPage();
        await page.goto(shop.url + EMPTY);
        await page.addInitScript({ content: `window.benchAsks=${JSON.stringify(asks)};${probe}` });
        const cdp = await context.newCDPSession(page);
        if (latency) {
          await cdp.send("Network.enable");
          const asFastAsItIs = { downloadThroughput: -1, uploadThroughput: -1 };
          await cdp.send("Network.emulateNetworkConditions", { offline: false, latency, ...asFastAsItIs });
        }
        if (slowdown > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
        const blockScript = async () => {
          await cdp.send("Network.enable");
          await cdp.send("Network.setBlockedURLs", { urls: ["*/wyspa/*"] });
        };
        return await use({ page, context, cdp, blockScript });
      } finally {
        await context.close();
      }
    },
  };
}

/** Bundles a file of this folder into one script for a page. */
export async function bundled(file: string, format: "iife" | "esm" = "iife"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/${file}`],
    bundle: true,
    minify: true,
    format,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
