/** Finds the products that a press adds: the page's product, all lines of the basket, or a card's product. */
import { attr, closest, elementsOf, query, queryAll } from "../../runtime/base/safe-dom";

export interface Product {
  readonly id: string;
  /** `uniw` when the product has one size; empty = the shopper must choose it first. */
  readonly size: string;
}

/** The platform's id of the only size, in requests and in its markup. */
const ONE_SIZE = "uniw";
const sizeOf = (written: string) => (written === "onesize" ? ONE_SIZE : written);
const isProduct = ({ id }: Product) => /^\d{1,9}$/.test(id);

/** Products with a valid id; empty when the page does not name them. */
export function productsOf(host: Element, form: HTMLFormElement | null): Product[] {
  const isBasket = host.matches(".--add-to-favorite");
  const own = formProduct(form);
  const card = cardProduct(host);
  // Links of the product page name its product as well; its form also knows the size, so it wins.
  const found = isBasket ? basketProducts() : [card && card.id !== own?.id ? card : own];
  return found.flatMap((one) => (one && isProduct(one) ? one : []));
}

/** The form of the page's product. */
export const productForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>("form#projector_form");

/** Reads the last of several fields with one name, as the server does: the hidden field holds the chosen size. */
function formProduct(form: HTMLFormElement | null): Product | null {
  if (!form) return null;
  const data = new FormData(form);
  const last = (name: string) =>
    data
      .getAll(name)
      .filter((value) => typeof value === "string")
      .at(-1) ?? "";
  return { id: last("product") || (attr(form, "data-product_id") ?? ""), size: sizeOf(last("size")) };
}

/** Reads the product from the button itself or from its card. */
function cardProduct(host: Element): Product | null {
  const card = closest(host, "[data-product_id]:not(form)");
  if (!card) return null;
  const size = attr(card, "data-product_size") ?? attr(card, "data-size") ?? ONE_SIZE;
  return { id: attr(card, "data-product_id") ?? "", size: sizeOf(size) };
}

/**
 * The lines of the basket's form, each product and size once (contract F 3.2). Skips gifts, which the shopper did not
 * choose.
 */
function basketProducts(): Product[] {
  const form = document.querySelector<HTMLFormElement>("form.basket__form");
  const fields = new Map(
    form ? elementsOf(form).map((one) => [attr(one, "name") ?? "", sentValue(one)]) : [],
  );
  const all = new Map<string, Product>();
  for (const [name, id] of fields) {
    const [, line] = /^product\[(\w+)\]$/.exec(name) ?? [];
    if (!line || !id || fields.get(`gift[${line}]`)) continue;
    const size = sizeOf(fields.get(`size[${line}]`) || ONE_SIZE);
    all.set(`${id} ${size}`, { id, size });
  }
  return [...all.values()];
}

/** Empty for fields that the form would not send: deposit lines have all their fields disabled. */
const sentValue = (field: Element) => (field.matches(":disabled") ? "" : (attr(field, "value") ?? ""));

/** The product of a row on a list's own page. */
export function rowProduct(row: Element): Product | null {
  const product = cardProduct(row);
  return product && isProduct(product) ? product : null;
}

/** The first control for choosing a size; it gets the focus when the size is missing. */
export const sizeControl = (form: HTMLFormElement | null): HTMLElement | undefined =>
  form
    ? queryAll(document.body, ".projector_sizes, #projector_sizes_section, #projector_sizes_select").flatMap(
        (one) =>
          one.matches("select, a[href], button")
            ? one
            : (query(one, "select, a[href], button:not(:disabled), input:not(:disabled)") ?? []),
      )[0]
    : undefined;
