/** Opening or closing a layer over the page shifts nothing below it (bar H6): drawer, search, dialogs, lists. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { bench, desktop, phone } from "../support";

const b = bench();

interface Opening {
  readonly name: string;
  readonly path?: string;
  readonly on: "phone" | "desktop";
  /** Selector of the pressed control. */
  readonly opener: string;
  /** The shop sells to other countries: the region selector replaces the settings. */
  readonly hasRegions?: true;
  /** Selector of what is visible while it is open. */
  readonly opened: string;
}

const openings: readonly Opening[] = [
  { name: "the drawer", on: "phone", opener: ".navbar-toggler", opened: "html.sidebar_open aside" },
  {
    name: "the search by its button",
    on: "phone",
    opener: ".menu_search__mobile",
    opened: "html.--search-open .menu_search__block",
  },
  {
    name: "the search by its field",
    on: "phone",
    opener: ".menu_search__input",
    opened: "html.--search-open .menu_search__block",
  },
  {
    name: "the size table in the page",
    path: showcase.sizes.path,
    on: "phone",
    opener: "a.projector_chart__link",
    opened: "dialog.--sizes-chart[open]",
  },
  {
    name: "the size table in the page",
    path: showcase.sizes.path,
    on: "desktop",
    opener: "a.projector_chart__link",
    opened: "dialog.--sizes-chart[open]",
  },
  {
    name: "the region selector",
    on: "desktop",
    hasRegions: true,
    opener: ".select_language__open",
    opened: "dialog[open]",
  },
  {
    name: "the settings",
    on: "desktop",
    opener: "#menu_settings .open_trigger",
    opened: "#menu_settings .hover__element",
  },
  {
    name: "a listing's sorting",
    path: "/search.php?text=a&listing=theme&modules=1",
    on: "desktop",
    opener: "#paging_setting_top .f-dropdown-toggle",
    opened: "#paging_setting_top .f-dropdown.--open",
  },
];

/**
 * Positions of everything in header, layout and footer, except the opened parts: the search form moves into the drawer.
 * Lists and panels exist only while they are open.
 */
const places = (page: Page) =>
  page.evaluate(() => {
    const opens = "#menu_search, #menu_search *, .navbar-subnav, .hover__element, .f-dropdown-menu";
    const inside = opens.replaceAll(",", " *,");
    return [...document.querySelectorAll("header, header *, #layout, #layout *, footer, footer *")]
      .filter((one) => !one.matches(opens) && !one.matches(inside) && one.getClientRects().length)
      .filter(
        (one) => !one.closest("aside, dialog") && one.localName !== "del" && one.id !== "modal_placeholder",
      )
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.localName}#${one.id}.${one.classList[0]} ${[x, y, width, height].map(Math.round)}`;
      });
  });

const isOpen = (page: Page, opened: string) => page.locator(opened).first().isVisible();

for (const theme of ["kind", "strict"])
  for (const { name, path = "/text-page?a=1", on, hasRegions, opener, opened } of openings)
    test(`on a ${on} ${name} opens and closes and shifts nothing, in the ${theme} theme`, async () => {
      if (hasRegions) b.shop.config.regions = {};
      const hand = on === "phone" ? { hasTouch: true, isMobile: true } : {};
      const { page } = await b.visit({
        path: `${path}${path.includes("?") ? "&" : "?"}theme=${theme}`,
        viewport: on === "phone" ? phone : desktop,
        context: hand,
      });
      const button = page.locator(opener).filter({ visible: true }).first();
      await button.scrollIntoViewIfNeeded();
      const before = await places(page);
      if (on === "phone") await button.tap();
      else await button.click();
      await expect.poll(() => isOpen(page, opened)).toBe(true);
      // Our stylesheet loads with the first dialog and enlarges a bar's close button for fingers; that shifts nothing
      // else.
      const isCross = (one: string) => one.startsWith("a#.bars__close ");
      const gone = (now: readonly string[]) => before.filter((one) => !now.includes(one) && !isCross(one));
      // Meanwhile the size table itself is in the dialog.
      const own = await page.evaluate(
        () => document.querySelectorAll("dialog[open] .modal__content *").length,
      );
      expect(gone(await places(page)).length).toBeLessThanOrEqual(own);
      await page.keyboard.press("Escape");
      await expect.poll(async () => gone(await places(page))).toEqual([]);
    });
