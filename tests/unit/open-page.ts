/**
 * A page of the fixture shop in this process: the real core mounts real islands on it, which talk to the real stand-in by
 * HTTP. Only the loader is replaced: it imports a chunk's source instead of its built file.
 */
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Shop, startShop } from "../../fixtures/shop";
import type { Chunks, Loader } from "../../runtime/base/loader";
import type { Boot, Core } from "../../runtime/contracts/boot";
import type { Runner } from "../../runtime/contracts/legacy";
import type { PageSlice } from "../../runtime/contracts/store";
import { start } from "../../runtime/core";
import { instancesOf, makeScan } from "../../runtime/islands/discovery";
import { rows as entryRows } from "../../runtime/islands/generated/rows";
import { readPage } from "../../runtime/page/page-type";
import { drawTests } from "../tools/drawn-tests";
import { bareBoot } from "./bare-boot";
import { eventually } from "./eventually";

type Table = Readonly<Record<string, () => Promise<unknown>>>;

export interface OpenPage {
  readonly boot: Boot;
  /** The announced messages, oldest first. */
  readonly announced: readonly string[];
  /** The errors that islands failed with. */
  readonly errors: readonly unknown[];
  /** Starts all islands of this name, as a touch would. */
  start(island: string): Promise<HTMLElement>;
}

interface Options {
  /** The chunks that can be loaded, islands included; only their islands mount. */
  readonly chunks: Table;
  readonly page?: Partial<PageSlice>;
  /** What page scripts of the old bundle's time call; without it nothing is offered to them. */
  readonly runner?: () => Runner;
  /** Changes the document before the core starts. */
  readonly before?: () => void;
}

/** The visitor who opens the pages. */
export const SHOPPER = "shopper";

/** A page's islands have this many turns of 20 ms to end. */
const MOST_TURNS = 25;
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

const browser = () => Reflect.get(window, "happyDOM");
const chunksOfAllPages: Table = {
  "field-changes": () => import("../../runtime/forms/changes"),
  transport: () => import("../../runtime/platform/transport"),
  projector: () => import("../../runtime/platform/projector"),
  gate: () => import("../../runtime/gate/open-gate"),
  "host-markup": () => import("../../runtime/islands/host-markup"),
  dialog: () => import("../../runtime/overlays/dialog"),
  alert: () => import("../../runtime/overlays/alert"),
};

interface Street {
  readonly shop: Shop;
  open(path: string, options: Options): Promise<OpenPage>;
}

/**
 * Opens the shop for the tests of a file. `npm test` runs a sample of them, because a whole page takes long here.
 * @param isWhole whether every test of the file runs
 */
export function openShop({ isWhole = false } = {}): Street {
  if (!isWhole) drawTests();
  let shop: Shop | undefined;
  let close = async () => {};
  beforeAll(async () => {
    shop = await startShop();
    Reflect.set(globalThis, "__LATE_CHUNKS__", "");
    muteBrokenConnections();
    // happy-dom lacks it; in such a browser, Wyspa waits two seconds until it counts the page as idle.
    Reflect.set(globalThis, "requestIdleCallback", (task: () => void) => setTimeout(task));
    Object.assign(browser().settings, { handleDisabledFileLoadingAsSuccess: true });
    loadSheetsLater();
  });
  beforeEach(() => shop?.reset());
  afterEach(() => close());
  afterAll(() => shop?.close());
  const theShop = () => {
    if (!shop) throw new Error("the shop is not open yet");
    return shop;
  };
  return {
    get shop() {
      return theShop();
    },
    async open(path, options) {
      await importAll(options.chunks);
      browser().setURL(theShop().url + path);
      // biome-ignore lint/suspicious/noDocumentCookie: by this cookie the shop knows its visitors
      document.cookie = `client=${SHOPPER}; path=/`;
      const answer = await fetch(path);
      const html = await answer.text();
      document.documentElement.innerHTML = html.replace(/^[\s\S]*?<html[^>]*>|<\/html>[\s\S]*$/g, "");
      runPageScripts();
      options.before?.();
      const page = await startPage(options);
      close = page.close;
      return page;
    },
  };
}

/** Before the page, because a first import takes seconds on a busy machine, and the page's deadlines would pass. */
const importAll = (chunks: Table) =>
  Promise.all(Object.values({ ...chunksOfAllPages, ...chunks }).map((load) => load()));

/** happy-dom writes each aborted request, and each status above 400, to the console. */
function muteBrokenConnections(): void {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    const [first] = said as (string | { code?: string })[];
    const isConnection =
      typeof first === "object" ? /^ECONN/.test(first.code ?? "") : /^(GET|POST) http/.test(`${first}`);
    if (!isConnection) error(...said);
  };
}

/** happy-dom tells that a sheet has loaded while its link is inserted, before anyone can listen: tells it again. */
function loadSheetsLater(): void {
  const told = new WeakSet<EventTarget>();
  document.addEventListener(
    "load",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || told.has(target)) return;
      told.add(target);
      setTimeout(() => target.dispatchEvent(new Event("load")));
    },
    true,
  );
}

/** The page's own data: happy-dom runs no scripts that come as markup. */
function runPageScripts(): void {
  for (const { src, type, textContent } of document.querySelectorAll("script")) {
    if (src || (type && type !== "text/javascript") || /runApp|--bars-height/.test(textContent)) continue;
    // biome-ignore lint/security/noGlobalEval: the fixture's own scripts, as a browser runs them
    globalThis.eval(textContent.replace(/^\s*(const|let) /gm, "var "));
  }
}

async function startPage({
  chunks,
  page = {},
  runner,
}: Options): Promise<OpenPage & { close(): Promise<void> }> {
  const table: Table = { ...chunksOfAllPages, ...chunks };
  const announced: string[] = [];
  const errors: unknown[] = [];
  const life = new AbortController();
  const { signal } = life;
  const stopObserving = observersOfPage();
  document.addEventListener("wyspa:island-error", ({ detail }) => errors.push(detail.error), { signal });
  const { boot, rows, started } = bootOf(table, chunks, page, runner);
  boot.store.setState({ page: boot.readPage() });
  boot.scan = makeScan(boot, true, []);
  await started();
  const heard = new MutationObserver((records) => {
    for (const { target } of records) {
      const said = target.textContent?.trim();
      if (said && (target as Element).closest?.("[aria-live]")) announced.push(said);
    }
  });
  heard.observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    boot,
    announced,
    errors,
    async start(island) {
      await new Promise<void>((scanned) => boot.inSlices(scanned)); // a slow machine scans in several tasks
      const found = await eventually(() => {
        const all = instancesOf(boot).filter(({ row }) => row.name === island);
        if (!all.length) throw new Error(`no host of ${island}`);
        return all;
      });
      const ready = await Promise.all(found.map((instance) => boot.activate(instance)));
      if (ready.includes(false)) throw errors.at(-1);
      return found[0]?.host as HTMLElement;
    },
    async close() {
      life.abort();
      rows.length = 0;
      document.body.replaceChildren();
      document.head.replaceChildren();
      // Islands hear by the core's observer that their hosts are gone; a test may have stopped the core, or its timers.
      await pause();
      for (let turns = 0; boot.hosts.size && turns < MOST_TURNS; turns++) await pause();
      stopObserving();
    },
  };
}

/**
 * A browser drops a page's observers with its document. Here all pages of a test file share one document: observers of
 * earlier pages would look through each later one.
 * @returns disconnects what has been observed since
 */
function observersOfPage(): () => void {
  const observers: MutationObserver[] = [];
  const { MutationObserver: Real } = globalThis;
  globalThis.MutationObserver = class extends Real {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  return () => {
    for (const observer of observers) observer.disconnect();
    globalThis.MutationObserver = Real;
  };
}

/** Only islands of `chunks` have rows: the core's further ones would start by themselves. */
function bootOf(
  table: Table,
  chunks: Readonly<Record<string, unknown>>,
  page: Partial<PageSlice>,
  runner: Options["runner"],
) {
  const rows = entryRows.filter(({ name }) => name in chunks);
  let core: Promise<Core> | undefined;
  const boot: Boot = bareBoot({
    rows,
    addRows: (more) => void rows.push(...more.filter(({ name }) => name in chunks)),
    loader: loaderOf(table),
    ...(runner && { runner: runner() }),
    requestBlocks: (blocks) => void boot.core().then(({ requestBlocks }) => requestBlocks(blocks)),
    readPage: () => ({ ...readPage(), view: 4, ...page }),
    core: () => (core ??= Promise.resolve().then(() => start(boot))),
  });
  return { boot, rows, started: () => boot.core() };
}

function loaderOf(table: Table): Loader<Chunks> {
  const missing = (key: string) => Promise.reject(Object.assign(new Error(key), { name: "MissingChunk" }));
  return {
    load: (key: string) => table[key]?.() ?? missing(key),
    loadFile: missing,
    preload() {},
    knows: (key) => key in table,
    files: () => [],
    keys: () => Object.keys(table),
    setCompanion() {},
    add() {},
    requestedFiles: () => new Set(),
    take: missing,
  };
}
