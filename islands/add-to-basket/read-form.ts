import { attr, closest, contains, elementsOf, queryAll } from "../../runtime/base/safe-dom";
import type { Addition } from "../../runtime/contracts/basket";

/**
 * Fields that `readForm` leaves out of `fields`. The platform layer sets product, size, number, mode and getAjax
 * itself. Subscriptions are sent natively (contract F §3). Controls of sizes and quantity prices only repeat the size
 * and the number.
 */
const NOT_SENT =
  /^(product|size|number|mode|getAjax|subscription|days_in_period|projector_sizes|multipack_radio)$/;

/** Fields that require a native submit unless empty or 0: subscriptions, exchanges, points, gifts (ruling 32). */
const NATIVE = ["subscription", "exchange_id", "forpoints", "gift"];

/**
 * Finds the visible quantity field. A `form` attribute ties fields elsewhere on the page to the form. A field named
 * `elements` must not hide the others (bar S15).
 */
export function quantityField(form: HTMLFormElement): HTMLInputElement | null {
  const field = elementsOf(form).find((element) => element.getAttribute("name") === "number");
  return field instanceof HTMLInputElement ? field : null;
}

/** Reads a quantity as shoppers type it: "1,5" is one and a half. `NaN` unless it is a finite number above zero. */
export function readQuantity(text: string): number {
  const quantity = Number(text.trim().replace(",", ".") || Number.NaN);
  return quantity > 0 && Number.isFinite(quantity) ? quantity : Number.NaN;
}

/**
 * Reads what a product form adds (contract Part C): `product`, `size`, `number` and its other fields, with the
 * pressed button's value. The last field of a name wins, as on the server. The quantity may be `NaN`, which the
 * shopper has to correct.
 * @returns `null` for a form that needs a native submit. It lacks a field or carries several products, parts, files,
 *   a subscription or points; or its button leads elsewhere.
 */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null): Addition | null {
  if (submitter?.matches("[formaction], [formmethod], [formtarget]")) return null;
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement)
    if (submitter.name) data.append(submitter.name, submitter.value);

  const all = new Map<string, string>();
  for (const [name, value] of data) {
    const isFile = typeof value !== "string";
    if (isFile && value.name === "" && value.size === 0) continue; // an empty file field
    if (isFile || name.includes("[")) return null;
    all.set(name, value);
  }
  if (NATIVE.some((name) => !/^0?$/.test(all.get(name) ?? ""))) return null;
  const [id, size, number] = ["product", "size", "number"].map((name) => all.get(name));
  if (!id || !size || number === undefined) return null;
  const fields = Object.fromEntries([...all].filter(([name]) => !NOT_SENT.test(name)));
  return { id, size, quantity: readQuantity(number), fields };
}

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
