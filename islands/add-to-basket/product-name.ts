import { attr, closest, contains, queryAll } from "../../runtime/base/safe-dom";

/** Elements in which themes render a product's name. */
const NAMES = ".product__name, .product_name__name, [itemprop=name]";
/** Parts of a product's block that have names of their own: its brand, breadcrumbs, cards of other products. */
const OTHERS = ".product, [itemprop][itemscope]";

/**
 * Finds the name of the product that a form adds. Sources, in order: `data-name` on or around the form, the product's
 * own block, the heading of a product page. Empty when not found: messages then omit the name.
 */
export function productName(form: HTMLFormElement, pageType: string): string {
  const named = closest(form, "[data-name]");
  const around = named && attr(named, "data-name");
  const product = closest(form, ".product, [itemtype$='/Product']");
  const block = product && nameIn(product)?.textContent;
  const heading =
    pageType === "projector"
      ? (document.querySelector("h1.product_name__name") ?? document.querySelector("h1"))?.textContent
      : "";
  return plain(around) || plain(block) || plain(heading);
}

/** The first name in the product's block that belongs to nothing inside the block. */
const nameIn = (product: Element): Element | undefined =>
  queryAll(product, NAMES).find((name) => {
    const owner = closest(name, OTHERS);
    return owner === product || !contains(product, owner);
  });

const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
