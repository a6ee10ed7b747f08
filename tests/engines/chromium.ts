/** Chromium, driven by playwright like all browser tests. */
import { type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser } from "../tools/ensure-browser.mjs";
import { launchSwitches } from "../tools/launch-switches";
import { type Engine, sizes } from "./engine";
import { onPlaywright } from "./on-playwright";

export const chromiumEngine: Engine = {
  name: "Chromium",
  install: "apt-get install -y chromium",
  missing: () => (findBrowser() ? null : "chromium"),
  async start() {
    const executablePath = findBrowser() ?? "";
    const browser = await chromium.launch({ executablePath, args: launchSwitches });
    let context: BrowserContext | null = null;
    let open: Page | null = null;
    const current = (): Page => {
      if (!open) throw new Error("no page is open");
      return open;
    };
    const page = onPlaywright(current, async (url, visitor, size) => {
      await context?.close();
      context = await browser.newContext({ viewport: sizes[size] });
      await context.addCookies([{ name: "client", value: visitor, url: new URL(url).origin }]);
      open = await context.newPage();
      await addAuthenticator(open);
      await open.goto(url);
    });
    return { version: browser.version(), page, close: () => browser.close() };
  },
};

/** A built-in authenticator, which only Chromium can simulate. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true } as const;
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, hasUserVerification: true, isUserVerified: true },
  });
}
