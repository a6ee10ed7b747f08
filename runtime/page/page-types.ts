/** Finds misspelt or missing page types: islands that belong to certain pages do not start then. */
import { nearestName } from "../base/nearest-name";

/** Further page types of the platform. Pages may have others. */
const TYPES =
  /^(main|search|place-order|prepaid|order[12]|client-\w+|noproduct|shoppinglist|navigation|blog-\w+|news|product-compare|order-\w+|returns?(-.*)?|rma(-.*)?|subscriptions?|text)$/;

export const NO_TYPE = 'The class of #container names no page type. Add it, as in class="main_page".';

/**
 * @param types the page types to which islands are limited
 * @returns what a misspelt type stands for; `null` for a valid one, and for one that only this shop has
 */
export const nearestPageType = (type: string, types: readonly string[]): string | null =>
  types.includes(type) || TYPES.test(type) ? null : nearestName(type, types);

/** @param types as in `nearestPageType` */
export function wrongPageType(type: string, types: readonly string[]): string | null {
  const nearest = nearestPageType(type, types);
  return (
    nearest &&
    `#container has the page type "${type}", which no island knows. Did you mean class="${nearest}_page"?`
  );
}
