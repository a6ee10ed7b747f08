/** Finds the pictures that are the same product's on two pages: on a card of a listing, and on the product's page. */
import type { Pictures } from "./transition";

/** A product's card, by the standard theme's class or a theme's own mark. */
const CARD = ".product, [data-visit-card]";
/** The first picture of a product page, by the standard theme's id or a theme's own mark. */
const PRODUCT = "#projector_photos img, [data-visit-picture]";

/**
 * @param from the link that started the visit; absent for Back and Forward
 * @param left the address of the page that the visit leaves
 */
export function picturesOf(from: Element | undefined, left: string): Pictures {
  const ofProduct = () => document.querySelector(PRODUCT);
  return {
    before: () => from?.closest(CARD)?.querySelector("img") ?? (from ? null : ofProduct()),
    after: () => ofProduct() ?? cardOf(left)?.querySelector("img") ?? null,
  };
}

function cardOf(address: string): Element | null {
  const path = pathOf(address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(${CARD}) a[href]`))
    if (pathOf(link.href) === path) return link.closest(CARD);
  return null;
}

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? "";
