/** What a shopper of the chaos run may do next. A step that the page does not offer is a step that did nothing. */
import type { BrowserContext, Page } from "playwright";
import { showcase } from "../../../fixtures/catalogue/showcase";
import type { Endpoint } from "../../../fixtures/faults/endpoints";
import type { FaultName } from "../../../fixtures/faults/kinds";
import type { Shop } from "../../../fixtures/shop";
import type { Chance } from "./random";

export interface Journey {
  readonly shop: Shop;
  readonly context: BrowserContext;
  readonly chance: Chance;
  /** The tab in front. */
  readonly page: Page;
  openTab(): Promise<void>;
  /** Brings the other tab to the front. */
  turn(): Promise<void>;
}

/** Milliseconds that a shopper waits for an element before doing something else. */
const PATIENCE_MS = 2_500;
const WAIT = { timeout: PATIENCE_MS, noWaitAfter: true } as const;

const paths = [
  "/",
  "/search.php?text=kurtka",
  "/search.php?text=koc&cached=1",
  showcase.plain.path,
  `${showcase.plain.path}?place=1`,
  showcase.sizes.path,
  "/basketedit.php",
  "/client-new.php?register",
  "/login.php",
  "/shoppinglist.php",
  "/text-page",
  "/stocks.php",
  "/visits/a",
  "/?cached=1",
] as const;
const words = ["kurtka", "koc", "czapka", "nie ma takiego", "ą"] as const;

const breakable: readonly Endpoint[] = ["get.php", "graphql", "basketchange", "projector", "settings"];
const breaks: readonly FaultName[] = [
  ...(["500-html", "429", "200-html", "redirect", "cut", "reset"] as const),
  ...(["wrong-charset", "errors-200", "empty", "503"] as const),
];

const open = async ({ page, shop, chance }: Journey): Promise<string> => {
  const path = chance.one(paths);
  await page.goto(shop.url + path, { waitUntil: "domcontentloaded", timeout: 10_000 });
  return path;
};
const click = async ({ page }: Journey, selector: string): Promise<string> => {
  await page.locator(selector).filter({ visible: true }).first().click(WAIT);
  return selector;
};

export interface Step {
  readonly name: string;
  /** @returns details for the record, if it is a text */
  run(journey: Journey): Promise<unknown>;
}

export const steps: readonly Step[] = [
  { name: "open", run: open },
  { name: "open", run: open },
  {
    name: "search",
    async run({ page, chance }) {
      const text = chance.one(words);
      await page.locator(".menu_search__input").first().click(WAIT);
      await page.keyboard.type(text, { delay: 15 });
      if (chance.below(2)) await page.keyboard.press(chance.one(["Enter", "Escape", "ArrowDown"]));
      return text;
    },
  },
  {
    name: "add to the basket",
    async run(journey) {
      if (journey.chance.below(2))
        await journey.page.goto(journey.shop.url + showcase.plain.path, {
          waitUntil: "load",
          timeout: 10_000,
        });
      return click(journey, "#projector_button_basket");
    },
  },
  {
    name: "open the basket",
    run: (journey) => click(journey, "#menu_basket .top_basket__toggle, #menu_basket a"),
  },
  {
    name: "change a quantity",
    run: (journey) =>
      click(
        journey,
        journey.chance.one([
          '#menu_basket button[aria-label^="Zwiększ"], dialog button[aria-label^="Zwiększ"]',
          '#menu_basket button[aria-label^="Zmniejsz"], dialog button[aria-label^="Zmniejsz"]',
        ]),
      ),
  },
  { name: "remove a line", run: (journey) => click(journey, ".top_basket__remove") },
  { name: "undo", run: (journey) => click(journey, ".top_basket__undo") },
  {
    name: "fill in a form",
    async run({ page, chance }) {
      const field = page.locator("main input:visible, #content input:visible, form.cop input:visible");
      const some = field.nth(chance.below(Math.max(1, await field.count())));
      await some.fill(chance.one(["anna@sklep.test", "80-001", "Ala", "12"]), WAIT);
      if (chance.below(2)) await some.press(chance.one(["Tab", "Enter"]), WAIT);
    },
  },
  {
    name: "open a dialog",
    run: (journey) =>
      click(
        journey,
        ".projector_shipping__info, a.questions__button, [data-list_action=create], .navbar-toggler, .select_language__open",
      ),
  },
  { name: "close", run: ({ page, chance }) => page.keyboard.press(chance.one(["Escape", "Tab", "Enter"])) },
  { name: "compare", run: (journey) => click(journey, ".product__compare_item") },
  {
    name: "follow a link",
    run: async ({ page, chance }) => {
      const links = page.locator("a[href^='/']:not([target]):visible");
      const link = links.nth(chance.below(Math.max(1, Math.min(60, await links.count()))));
      const href = await link.getAttribute("href", { timeout: PATIENCE_MS });
      await link.click(WAIT);
      return href ?? "";
    },
  },
  {
    name: "back",
    run: async ({ page }) => void (await page.goBack({ waitUntil: "commit", timeout: 8_000 })),
  },
  {
    name: "forward",
    run: async ({ page }) => void (await page.goForward({ waitUntil: "commit", timeout: 8_000 })),
  },
  { name: "open a tab", run: (journey) => journey.openTab() },
  { name: "turn to the other tab", run: (journey) => journey.turn() },
  { name: "go offline", run: ({ context }) => context.setOffline(true) },
  { name: "go online", run: ({ context }) => context.setOffline(false) },
  { name: "go online", run: ({ context }) => context.setOffline(false) },
  {
    name: "sign in",
    async run({ page, shop }) {
      await page.goto(`${shop.url}/login.php`, { waitUntil: "load", timeout: 10_000 });
      await page.locator("#user_login").fill("anna", WAIT);
      await page.locator("#user_pass").fill("wydma-2026", WAIT);
      await page.locator(".login_form button[type=submit]").click(WAIT);
    },
  },
  {
    name: "sign out",
    run: async (journey) => {
      if (journey.chance.below(2)) return click(journey, 'a[href*="operation=logout"]');
      await journey.page.goto(`${journey.shop.url}/login.php?operation=logout`, { timeout: 10_000 });
      return "by address";
    },
  },
  {
    name: "break an answer",
    async run({ shop, chance }) {
      const [endpoint, fault] = [chance.one(breakable), chance.one(breaks)];
      const afterWork = chance.below(2) === 1;
      shop.faults.set(endpoint, fault, { times: 1 + chance.below(3), afterWork });
      return `${endpoint} ${fault}${afterWork ? " after the work" : ""}`;
    },
  },
  {
    name: "slow answers",
    async run({ shop, chance }) {
      const ms = chance.one([0, 200, 800]);
      shop.faults.roundTrip(ms);
      return `${ms} ms`;
    },
  },
  { name: "mend the answers", run: async ({ shop }) => shop.faults.clear() },
];
