/** How an island is used at a width where its smoke (tests/engines/smokes) would not do; `null`: it has no use there. */
import type { EnginePage, Size } from "../engines/engine";
import { sees, type Use } from "../engines/smokes/contract";
import { smokes } from "../engines/smokes/smokes";

type Uses = Readonly<Record<string, Use | null>>;

const inDrawer = async (page: EnginePage, selector: string) => {
  await page.press(".navbar-toggler");
  await page.press(".mobileCategories__item.--settings > button");
  await page.press(selector);
};
/** These uses lead to another page. */
const leaves: Uses = { "logout-link": null, "shopping-list-link": null };
/** A sign-in by passkey ends on another page, too; the situation with a code is used. */
const signsIn: Uses = { passkey: null };

const own: Readonly<Record<Size, Uses>> = {
  phone: {
    ...leaves,
    ...signsIn,
    "mini-basket": {
      act: (page) => page.press("#menu_basket .top_basket__sub"),
      has: sees("dialog.--sheet li.top_basket__product"),
    },
    "search-panel": {
      async act(page) {
        await page.press(".menu_search__mobile");
        await page.type(".menu_search__input", "kurtka");
      },
      has: sees(".search_result__item.--product"),
    },
    "category-menu": { act: (page) => page.press(".navbar-toggler"), has: sees("aside .navbar-nav a") },
    "settings-menu": null, // mobile-tabs shows it
    "region-selector": {
      act: (page) => inDrawer(page, "aside .select_language__change, aside .select_language__choose label"),
      has: sees("aside .select_language__choose"),
    },
    "product-documents": {
      act: (page) => page.press("#projector_enclosures_mobile .tabs__control"),
      has: sees(".enclosures__gpsr_item"),
    },
    "product-question": null, // on phones the link is in a folded section
    "product-options": {
      async act(page) {
        await page.press(`[data-size-type="3"]`);
        await page.read("scrollTo(0, document.documentElement.scrollHeight)");
      },
      has: sees(".product_bar"),
    },
  },
  desktop: {
    ...leaves,
    ...signsIn,
    "mobile-tabs": null,
    "mobile-grid": null,
    "footer-links": null,
    "back-to-top": null, // the example's page is too short
    comparison: { has: sees(".compare__item") },
  },
};

/** The island's use at a width, or `null`. */
export const usageOf = (island: string, size: Size): Use | null => {
  const ownUse = own[size][island];
  return ownUse === undefined ? (smokes[island] ?? null) : ownUse;
};

/** The use in a situation of the gallery whose page differs from the usual one. */
export const usageIn: Uses = { "passkey code": smokes.passkey?.instead ?? null };

/** Pages with the skin have only the host's own markup, in which these islands' uses lack a control. */
export const unusedWithSkin: ReadonlySet<string> = new Set([
  ...["add-to-basket", "mini-basket", "product-sections", "region-selector", "search-panel"],
  ...["store-map", "validated-form"],
]);
