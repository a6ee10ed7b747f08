import { attr, closest, query } from "../../runtime/base/safe-dom";

/** Where themes write a product's name, from the nearest to the farthest. */
const NAMES = ".product__name, .product_name__name, [itemprop=name]";

/**
 * The name of the product that a form adds: `data-name` on the form or around it, the name in the product's own
 * block, the page's heading on a product page. Empty where none is found: messages then do without.
 */
export function productName(form: HTMLFormElement, pageType: string): string {
  const named = closest(form, "[data-name]");
  const around = named && attr(named, "data-name");
  const product = closest(form, ".product, [itemtype$='/Product']");
  const block = product && query(product, NAMES)?.textContent;
  const heading =
    pageType === "projector" ? document.querySelector("h1.product_name__name, h1")?.textContent : "";
  return plain(around) || plain(block) || plain(heading);
}

const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
