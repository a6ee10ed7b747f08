/**
 * The requests of an untouched page (bar L2): each page of the stand-in stays open for 20 s without input. The shop's
 * log is compared with this list, which names files by their keys in dist/manifest.json.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageAddresses } from "../../../fixtures/server/pages";
import type { LoggedRequest } from "../../../fixtures/shop";
import { nameOf } from "../built-files";
import { filled } from "../mini-basket/shop";
import { sample } from "../sample";
import { isOurs } from "../slow-network";
import { bench, desktop, phone } from "../support";

const b = bench();
const UNTOUCHED_MS = 20_000;
/** Number of pages in `npm test`. */
const SOME = 4;
/** Pages that are open in parallel. More would delay files on a slow machine, and late files are requested again. */
const AT_ONCE = 3;

interface Expected {
  /** Files besides the entry that the page runs. */
  readonly runs: readonly string[];
  /**
   * Files that are only prefetched, at lowest priority. `null`: when a page acts without input, the prefetch may be too
   * late.
   */
  readonly ahead: readonly string[] | null;
  /** Requests to the platform, with the blocks that get.php is asked for. */
  readonly platform: readonly string[];
}

/** Files on every page. */
const RUNS = ["core", "legacy-globals"];
/** Panels that open at once on hover, as far as an untouched page's budget allows. */
const AHEAD = ["header"];
/** A page with visits also has what shows the first one. */
const AHEAD_OF_VISITS = ["header", "visit-arrival"];
const PLATFORM = ["get.php Basket,Snippets,ToplayersAndWidgets"];

const page = ({ runs = [], ahead = AHEAD, platform = PLATFORM }: Partial<Expected>): Expected => ({
  runs: [...RUNS, ...runs],
  ahead,
  platform,
});
const ordinary = page({});
const withVisits = page({ runs: ["visit"], ahead: AHEAD_OF_VISITS });
const DIALOG = ["dialog", "wyspa.css"];
/** An untouched page loads no file of a map, and no React. */
const STORES = ["places", "wyspa.css", "wyspa-places.css"];
const STORES_PAGE = page({ runs: STORES });
/** A dialog moves the focus, which counts as a first touch. */
const TOUCHED = ["page", "touch"];

/** Keyed by path; a page of the catalogue by the first part of its path. */
const pages: Readonly<Record<string, Expected>> = {
  "/": ordinary,
  "/search.php": withVisits,
  "/basketedit.php": ordinary,
  "/login.php": ordinary,
  "/shoppinglist.php": ordinary,
  "/client-orders.php": ordinary,
  "/products-bought.php": ordinary,
  "/client-files.php": ordinary,
  "/client-rebates.php": ordinary,
  "/subscriptions.php": ordinary,
  "/subscription-edit.php": ordinary,
  "/order-open.php": ordinary,
  "/returns-open.php": ordinary,
  "/return.php": ordinary,
  "/rma-open.php": ordinary,
  "/rma.php": ordinary,
  "/opinions.php": page({ runs: ["cards"] }),
  "/news.php": page({ runs: ["cards"] }),
  "/blog.php": ordinary,
  "/categories.php": page({ runs: ["cards"] }),
  "/order2.php": ordinary,
  "/product-compare.php": ordinary,
  "/thank-you.php": ordinary,
  "/demo": ordinary,
  "/notice-page": page({ runs: [...DIALOG, ...TOUCHED], ahead: null }),
  "/redirection-page": page({
    runs: ["react", "region", "transport", "wyspa-region.css", ...DIALOG, ...TOUCHED],
    ahead: [],
  }),
  // Its own script calls every old name.
  "/widgety": page({
    runs: [
      ...DIALOG,
      ...TOUCHED,
      "api",
      "faults",
      "form-data",
      "forms",
      "host-markup",
      "legacy-forms",
      "react",
      "transport",
      "validated-form",
    ],
    ahead: null,
    platform: [
      "get.php Basket,Snippets,ToplayersAndWidgets",
      "get.php Basket",
      "get.php Comparers,Basket",
      "graphql ",
      "errorlog ",
      "errorlog ",
    ],
  }),
  "/wyglad": page({ runs: ["cards", "page", "visit"], ahead: AHEAD_OF_VISITS }),
  "/karty": page({ runs: ["cards", "host-markup"] }),
  "/text-page": ordinary,
  "/client-new.php": ordinary,
  "/order1.php": ordinary,
  "/prepaid.php": ordinary,
  "/place-order.php": ordinary,
  "/client-edit.php": ordinary,
  "/newsletter.php": ordinary,
  "/returns-repayments.php": ordinary,
  "/stocks.php": STORES_PAGE,
  "/partners.php": STORES_PAGE,
  "/contact.php": STORES_PAGE,
  "/stock.php": STORES_PAGE,
  "/subscription.php": ordinary,
  "/subscription-upcoming.php": ordinary,
  // The list of points is the page's content.
  "/pickup-sites.php": page({
    runs: ["react", "pickup-map", "transport", "wyspa.css", "wyspa-places.css"],
    ahead: [], // the page has as many files as it may
    platform: [...PLATFORM, "graphql "],
  }),
  "/product-stocks.php": ordinary,
  "/signin.php": ordinary,
  "/password-recover.php": ordinary,
  "/kategoria": withVisits,
  // The page contains its prices, so it sends no request before a choice.
  "/produkt": page({ runs: ["product", "visit"], ahead: AHEAD_OF_VISITS }),
  "/producent": withVisits,
  "/seria": withVisits,
  "/informacje": ordinary,
  "/visits/": withVisits,
  "/nie-ma-takiej-strony": ordinary,
  "/en/": page({
    runs: ["translations", "texts eng/runtime", "texts eng/mini-basket-shell"],
    ahead: [...AHEAD, "texts eng/category-menu"],
  }),
};

const addresses = () => [...pageAddresses(b.shop.catalogue), "/visits/", "/nie-ma-takiej-strony", "/en/"];
const rowOf = (address: string) => (address.includes("/x-") ? address.replace(/\/x-.*/, "") : address);
const visitorOf = (address: string) => `quiet${address.replace(/\W/g, "-")}`;

const seen = (address: string): Expected & { ahead: readonly string[]; ofOurs: number } => {
  const mine = <Kind extends { visitor: string }>(all: readonly Kind[]) =>
    all.filter(({ visitor }) => visitor === visitorOf(address));
  const ours = mine(b.shop.log).filter(isOurs);
  const names = (files: readonly LoggedRequest[]) =>
    files.map(({ url }) => nameOf(url.replace("/wyspa/", ""))).sort();
  const isAhead = ({ purpose }: LoggedRequest) => purpose.includes("prefetch");
  return {
    runs: names(ours.filter((one) => !isAhead(one))).filter((name) => name !== "wyspa.js"),
    ahead: names(ours.filter(isAhead)),
    platform: mine(b.shop.requests).map(({ endpoint, body }) => {
      const blocks = JSON.parse(new URLSearchParams(body).get("request") ?? "{}");
      return `${endpoint} ${Object.keys(blocks)}`;
    }),
    ofOurs: ours.filter((one) => !isAhead(one)).length,
  };
};

test("a page that is idle for 20 s requests only the files listed here, each once", {
  timeout: 240_000,
}, async () => {
  expect(addresses().map(rowOf).sort()).toEqual(Object.keys(pages).sort());
  const opened = [...new Set(["/", ...sample(addresses(), SOME)])];
  const queue = [...opened];
  const open = async () => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const cookie = { name: "client", value: visitorOf(address), url: b.shop.url };
      await b.visit({ path: address, before: (of) => of.context().addCookies([cookie]) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  await new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS));

  const found = Object.fromEntries(opened.map((address) => [rowOf(address), seen(address)]));
  mkdirSync("tests/.results", { recursive: true });
  writeFileSync("tests/.results/quiet-pages.json", JSON.stringify(found, null, 2));
  const inOrder = (row: string, { runs, ahead, platform }: Expected) => ({
    runs: [...runs].sort(),
    ahead: pages[row]?.ahead && [...(ahead ?? [])].sort(),
    platform: [...platform].sort(),
  });
  const lists = (all: Readonly<Record<string, Expected>>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([row]) => row in found)
        .map(([row, one]) => [row, inOrder(row, one)]),
    );
  // The entry counts too.
  expect((found["/"]?.ofOurs ?? 99) + (found["/"]?.ahead.length ?? 0)).toBeLessThanOrEqual(8);
  expect(lists(found)).toEqual(lists(pages));
});

test.each([
  // The button that opens the panel comes with the basket, and brings the menu.
  {
    device: "a desktop",
    viewport: desktop,
    context: {},
    pieces: 5,
    runs: [...RUNS, "header"],
    ahead: [],
  },
  // The bag's link opens the sheet, so that there is no button.
  {
    device: "a phone",
    viewport: phone,
    context: { hasTouch: true, isMobile: true },
    pieces: 5,
    runs: [...RUNS, "mobile-grid"],
    ahead: ["dialog", "header", "wyspa.css"],
  },
  // The link of an empty basket leads to the basket page.
  {
    device: "a phone with nothing bought",
    viewport: phone,
    context: { isMobile: true, hasTouch: true },
    pieces: 0,
    runs: [...RUNS, "mobile-grid"],
    ahead: ["header"],
  },
])(
  "with $pieces pieces in its basket, $device that is idle for 20 s requests only these files, each once",
  {
    timeout: 120_000,
  },
  async ({ device, viewport, context, pieces, runs, ahead }) => {
    const name = visitorOf(device);
    const products = filled(b, pieces).basket;
    b.shop.visitors.of(name).basket = products;
    const { page } = await b.visit({
      path: "/",
      viewport,
      context,
      before: (of) => of.context().addCookies([{ name: "client", value: name, url: b.shop.url }]),
    });
    if (pieces) await expect.poll(() => page.locator("#menu_basket .badge").textContent()).toBe("5");
    await new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS));
    const found = seen(device);
    expect([found.runs, found.ahead, found.platform]).toEqual([[...runs].sort(), ahead, PLATFORM]);
  },
);
