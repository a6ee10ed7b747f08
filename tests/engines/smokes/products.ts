/** Smokes of product pages and listings. */
import { comeTo, reads, type Smoke, sees } from "./contract";

export const productSmokes: Readonly<Record<string, Smoke>> = {
  "add-to-basket": {
    act: (page) => page.press(".gallery_example [type=submit]"),
    has: `${sees(".add_to_basket__card")} || ${reads(".alertek__text", /Dodano do koszyka/)}`,
  },
  "product-options": {
    act: (page) => page.press(`[data-size-type="3"]`),
    has: `!!document.querySelector('[data-size-type="3"][aria-pressed=true]') && document.querySelector("#projector_size_hidden").value === "3"`,
  },
  "product-details": { act: (page) => page.press("a.traits__all"), has: sees(".traits.--show") },
  "product-documents": {
    act: comeTo("#projector_enclosures"),
    has: `!!document.querySelector(".enclosures__gpsr_item")`,
  },
  "product-gallery": {
    act: (page) => page.press(".product_gallery__item img"),
    has: `${sees("dialog.--pictures[open]")} && !!document.querySelector("#product-gallery [aria-current]")`,
  },
  "product-points": {
    async act(page) {
      await page.hover(".projector_points_recive .show_tip");
      await page.press(".projector_points_recive .show_tip");
    },
    has: sees("[role=tooltip]"),
  },
  "product-question": {
    act: (page) => page.press("a.questions__button"),
    has: sees("dialog.--askforproduct[open]"),
  },
  "product-sections": {
    has: `!!document.querySelector(".tabs #opinions_section_mobile")`,
  },
  "shopping-lists": {
    act: (page) => page.press("a.projector_buy__shopping_list, a.product_name__action.--shopping-list"),
    has: sees("dialog[open]"),
  },
  "shopping-list-link": {
    async act(page) {
      await page.hover(".slt_link.--empty");
      await page.press(".slt_link.--empty");
    },
    has: `location.pathname === "/shoppinglist.php"`,
    endsHost: true,
  },
  comparison: {
    size: "phone",
    has: `!!document.querySelector('.compare__item[href*="comparers=remove"][aria-label]')`,
  },
  instalments: {
    async act(page) {
      await page.press(".projector_instalments__link");
      await page.press(".projector_instalments__item");
    },
    has: sees("dialog.instalment_calculator[open]"),
  },
  "instalments-toggle": {
    act: (page) => page.press(".projector_instalments__link"),
    has: sees("#projector_instalments.--active .projector_instalments__item"),
  },
  "omnibus-price": { has: reads(".price.--omnibus:not(.--hidden)", /90,00/) },
  "subscription-price": { has: reads("[data-subscription-price=gross]", /90,00/) },
};
