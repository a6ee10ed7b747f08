/** Deeds that request pages, files and services other than the platform's data. */
import type { Page } from "playwright";
import { renderEnvelope } from "../../../fixtures/shop";
import * as forms from "../../browser/features/forms";
import * as frame from "../../browser/features/frame";
import * as api from "../../browser/features/page-api";
import * as stores from "../../browser/features/stores";
import { asShopper } from "../../browser/mini-basket/shop";
import { listButton, plain, withList } from "../../browser/shopping-lists/shop";
import { isFollowing } from "../../browser/visits/visits";
import type { Deed } from "../deed";
import { byCode, setting } from "./setting";

const notAwaited = "no shopper waits for the answer, and nothing of it is shown";
const heading = async (page: Page) => (await page.locator("h1").first().textContent()) ?? "";

export const pageDeeds = {
  trackingEvents: {
    "the page": {
      ...setting(api.tracking),
      at: "graphql",
      asking: /trackingEvents/,
      act: (page, b) => api.tracking.act(page, b),
      done: api.tracking.has,
      untold: notAwaited,
    },
  },
  JSerror: {
    "the page": {
      at: "errorlog",
      asking: /JSerror/,
      // A block of get.php is unusable, which is reported.
      prepare: ({ shop }) => shop.faults.set("get.php", "key-error", { key: "Snippets" }),
      done: async (_, { shop }) => shop.errorReports.length > 0,
      untold: notAwaited,
    },
  },
  "page of a visit": {
    "the page": {
      path: "/visits/a",
      at: "page",
      asking: /^\/visits\/b\?/,
      ready: isFollowing,
      act: (page) =>
        page
          .locator(".visits__links")
          .getByRole("link", { name: "b", exact: true })
          .click({ noWaitAfter: true }),
      done: async (page) => (await heading(page)) === "Strona B",
      leaves: /\/visits\/b|\/login\.php/,
      // The browser itself goes to the page then, and shows what comes.
      times: 1,
    },
  },
  "page read again": {
    "shopping-lists": {
      path: "/polecamy",
      context: asShopper,
      at: "page",
      asking: /^\/shoppinglist\.php/,
      prepare: (b) => {
        withList(b, "Remont");
        const content = `<h1>Polecamy</h1>${listButton(plain(b)[0]?.id)}`;
        b.shop.page("/polecamy", (context) => renderEnvelope({ context, pageType: "text", content }));
      },
      ready: async (page, b) => {
        await page.locator(".to_list").click();
        await page.locator("dialog.--sl-choose").waitFor();
        // The answer to the change is unreadable, so that only the list's page can tell.
        b.shop.faults.set("graphql", "200-html", { asking: /addToShoppingList/, afterWork: true });
      },
      act: (page) =>
        page
          .locator("dialog.--sl-choose .sl_choose__button:visible")
          .first()
          .evaluate((button: HTMLElement) => button.click()),
      done: /Dodano do listy/,
      failed: /Nie udało się zapisać zmiany na liście/,
      unsure: /Nie wiadomo, czy zmiana/,
      held: (shop) => shop.visitors.of("shopper").lists[0]?.products.length === 1,
      reports: 2,
    },
    passkey: {
      ...setting(forms.oneTimeCode),
      path: "/order1.php?passkey=code",
      at: "page",
      asking: /^\/order1\.php/,
      ...byCode,
      done: /Zalogowano\./,
      leaves: /./,
      times: 1,
    },
  },
  tiles: {
    "store-map": {
      ...setting(stores.mapItself),
      at: "tiles",
      asking: /./,
      act: (page) => page.locator("#stocks_map .map_note__button").click(),
      done: (page) => page.locator("#stocks_map .map_marker").first().isVisible(),
      failed: /Mapy nie można teraz pokazać/,
    },
  },
  "switch file": {
    "the page": {
      path: `/text-page?config=${encodeURIComponent('{ "switches": "/wyspa/shop-switches.json" }')}`,
      at: "wyspa",
      asking: /shop-switches/,
      prepare: ({ shop }) =>
        shop.file(
          "/wyspa/shop-switches.json",
          '{ "islands": { "search-panel": false } }',
          "application/json",
        ),
      done: frame.search.has,
      untold: notAwaited,
    },
  },
} as const satisfies Record<string, Record<string, Deed>>;
