/** Features of shopping lists and of the comparison. */
import { renderEnvelope } from "../../../fixtures/shop";
import { asShopper, filled } from "../mini-basket/shop";
import { listButton, listsOf, plain, withList } from "../shopping-lists/shop";
import { untilQuiet } from "../slow-network";
import { phone } from "../support";
import { clickSoon, comesOnline, type Feature, isThere, standsSoon } from "./contract";

const LINK = ".slt_link.--empty";

/** Without its island the link navigates, and no list is created. */
export const firstList: Feature = {
  path: "/text-page",
  context: asShopper,
  act: (page) => clickSoon(page, LINK),
  attempt: (page) => page.locator(LINK).hover(),
  has: async (_, b) => listsOf(b).length === 1,
  again: async (page) => {
    if (!(await isThere(page, LINK))) return;
    await page.mouse.move(5, 600);
    await page.locator(LINK).hover();
    if (await standsSoon(page, LINK)) await clickSoon(page, LINK);
  },
};

/** Adds the whole basket to a list, which the shopper chooses in a dialog. */
export const addToList: Feature = {
  path: "/basketedit.php",
  context: asShopper,
  prepare: (b) => {
    filled(b, 2);
    withList(b, "Remont");
  },
  act: async (page) => {
    if (!(await isThere(page, "dialog.--sl-choose")))
      await clickSoon(page, ".tool__button.--add-to-favorite");
  },
  has: (page) => isThere(page, "dialog.--sl-choose[open]"),
};

const SAVE = "dialog.--sl-choose .sl_choose__button";

/** The answer to a change is unreadable, so the list itself has to show the outcome. */
export const unclearList: Feature = {
  path: "/polecamy",
  context: asShopper,
  prepare: (b) => {
    withList(b, "Remont");
    const content = `<h1>Polecamy</h1>${listButton(plain(b)[0]?.id)}`;
    b.shop.page("/polecamy", (context) => renderEnvelope({ context, pageType: "text", content }));
  },
  act: async (page, b) => {
    if (!(await isThere(page, SAVE))) await clickSoon(page, ".to_list");
    const save = page.locator(SAVE).first();
    await save.waitFor();
    b.shop.faults.set("graphql", "200-html", { times: 1, afterWork: true });
    // An alert may cover the button.
    await save.evaluate((button: HTMLElement) => button.click());
  },
  has: async (page) =>
    (await page.locator(".alertek__text", { hasText: "Dodano do listy Remont." }).count()) > 0,
  isNoisy: true,
};

/** Another tab of the shopper's has changed the lists, and says so. */
export const changedElsewhere: Feature = {
  context: asShopper,
  prepare: (b) => void withList(b, "Remont"),
  act: async (page, b) => {
    listsOf(b).splice(0);
    withList(b, "Prezenty");
    await untilQuiet(b.shop, 500); // tabs are heard once the page is idle; one that still loads is newer than the change
    await page.evaluate(() => new BroadcastChannel("wyspa").postMessage("lists"));
  },
  has: async (page) =>
    (await page.locator(".slt_lists [data-list_name]", { hasText: "Prezenty" }).count()) > 0,
  again: comesOnline,
};

const RENAME = "[data-list_action=rename]";

export const manageList: Feature = {
  path: "/shoppinglist.php",
  context: asShopper,
  prepare: (b) => void withList(b, "Remont"),
  act: async (page) => {
    if (!(await isThere(page, "dialog[open]"))) await clickSoon(page, RENAME);
  },
  has: (page) => isThere(page, "dialog[open] .sl_create__input"),
};

/** On a phone its links remove products, and their accessible names say so. */
export const comparisonBar: Feature = {
  path: "/search.php?text=kurtka",
  viewport: phone,
  context: asShopper,
  prepare: (b) => {
    const [one, two] = b.shop.catalogue.products;
    b.shop.visitors.of("shopper").compared.push(...[one, two].flatMap((product) => product?.id ?? []));
  },
  act: comesOnline,
  has: (page) => isThere(page, '.compare__item[href*="comparers=remove"][aria-label]'),
};
