/** What a press puts on a list: the product whose page this is, all lines of the basket, or a card's product. */
import { attr, closest, elementsOf, query, queryAll } from "../../runtime/base/safe-dom";

export interface Product {
  readonly id: string;
  /** `uniw` where there is no choice; empty = it has to be chosen first. */
  readonly size: string;
}

/** The platform's own word for a product of one size, in requests and in its markup. */
const ONE_SIZE = "uniw";
const sizeOf = (written: string) => (written === "onesize" ? ONE_SIZE : written);
const isProduct = ({ id }: Product) => /^\d{1,9}$/.test(id);

/** Products that can be named in a request; none where the page does not say which. */
export function productsOf(host: Element, form: HTMLFormElement | null): Product[] {
  const isBasket = host.matches(".--add-to-favorite");
  const own = formProduct(form);
  const card = cardProduct(host);
  // The product page's own links name its product, too, and its form knows the size.
  const found = isBasket ? basketProducts() : [card && card.id !== own?.id ? card : own];
  return found.flatMap((one) => (one && isProduct(one) ? one : []));
}

/** The form of the product whose page this is. */
export const productForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>("form#projector_form");

/** Of several fields with one name the last one counts, as on the server; the hidden field holds the chosen size. */
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

/** A button that says its product itself, or stands in a card that does. */
function cardProduct(host: Element): Product | null {
  const card = closest(host, "[data-product_id]:not(form)");
  if (!card) return null;
  const size = attr(card, "data-product_size") ?? attr(card, "data-size") ?? ONE_SIZE;
  return { id: attr(card, "data-product_id") ?? "", size: sizeOf(size) };
}

/** The lines of the basket's form (contract F 3.2), each product and size once; presents are no wish of the shopper's. */
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

/** Empty where the form would not send it: lines of deposits have all their fields disabled. */
const sentValue = (field: Element) => (field.matches(":disabled") ? "" : (attr(field, "value") ?? ""));

/** The products of a list's own page: of one row. */
export function rowProduct(row: Element): Product | null {
  const product = cardProduct(row);
  return product && isProduct(product) ? product : null;
}

/** What the product page offers to choose a size with: it takes the focus when one is missing. */
export const sizeControl = (form: HTMLFormElement | null): HTMLElement | undefined =>
  form
    ? queryAll(document.body, ".projector_sizes, #projector_sizes_section, #projector_sizes_select").flatMap(
        (one) =>
          one.matches("select, a[href], button")
            ? one
            : (query(one, "select, a[href], button:not(:disabled), input:not(:disabled)") ?? []),
      )[0]
    : undefined;
