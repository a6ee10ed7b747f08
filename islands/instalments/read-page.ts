/**
 * Reads the amounts for a press at the time of the press.
 *
 * The server writes `instalmentData` once per page, as a constant of its scripts. A visit in place to another product
 * does not replace it (contract G D3), and it has one price for all sizes. So the price comes from the product's data,
 * if the page has some. After a change of the basket, the Basket block replaces the constant (contract G 3).
 */

import { asObject, getPath, isPlainObject, list, number, plain, text } from "../../runtime/base/values";
import type { Amounts, Basket } from "../../runtime/contracts/basket";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Offer } from "./call";
import type { Sums } from "./decide";

declare const instalmentData: unknown;

/** A constant of the page's scripts is not a property of `window`; it may be missing or not defined yet. */
export function pageData(): Readonly<Record<string, unknown>> {
  try {
    return asObject(instalmentData);
  } catch {
    return {};
  }
}

/** Parses an amount as the platform writes it: `1 234,50 zł`, `$1,234.50`; `null` for other text. */
export function amountIn(written: string): number | null {
  const [found] = /\d[\d\s.,'’\u00a0\u202f]*/.exec(written) ?? [];
  if (!found) return null;
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?\D*$/.exec(found.trim()) ?? [];
  return number(`${whole.replace(/\D/g, "")}.${cents || "0"}`);
}

const sideOf = ({ isNet }: Offer, amounts: Amounts) => amountIn(isNet ? amounts.net : amounts.gross);

/** The number of requests that browsers remember, unless a script asks for more. */
const REMEMBERED = 250;

/**
 * When page modules or this script last changed the basket since the page load; 0 means never. A change that the browser
 * has forgotten, or a script has cleared, counts as one of this moment.
 */
function changedAt(basketUrl: string): number {
  const requests = performance.getEntriesByType("resource");
  if (!requests.length || requests.length >= REMEMBERED) return performance.now();
  const isChange = ({ name }: PerformanceEntry) =>
    name.includes(basketUrl) || /\/basketchange\.php\b|[?&](addToBasket|removeFromBasket)\b/.test(name);
  return Math.max(
    0,
    ...requests.filter(isChange).map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  );
}

/** The price of one piece of the chosen size, or of the product; `null` without data of the page's product. */
function productPrice({ isNet }: Offer): number | null {
  const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  const [product] = list(getPath(window, "product_data"));
  if (text(getPath(product, "id")) !== field("#projector_form [name=product]")) return null;
  const chosen = field("#projector_size_hidden");
  const size = list(getPath(product, "sizes")).find((one) => text(getPath(one, "id")) === chosen);
  return (
    number(getPath(size, "price", "price", isNet ? "net" : "gross", "value")) ??
    number(getPath(product, "base_price", isNet ? "price_net" : "value"))
  );
}

/** @returns `null` when the basket has changed and its worth is unknown */
export async function readPage(offer: Offer, context: IslandContext): Promise<Sums | null> {
  const { page } = context.store.getState();
  const data = pageData();
  const ofProduct = page.type === "projector" ? productPrice(offer) : null;
  // The data of sets that the shopper puts together may have no price.
  const price = ofProduct || (number(data[offer.isNet ? "priceNet" : "price"]) ?? 0);
  if (page.type === "basketedit") return ofBasket(offer, context, price);
  const count = number(document.querySelector<HTMLInputElement>("#projector_number")?.value);
  const own = price * (count && count > 0 ? count : 1);
  if (page.type !== "projector") return { page: "other", price: own, basket: null, products: null };
  return { page: "product", price: own, ...besideProduct(offer, context, data) };
}

/** The amount to pay: the server's value, or after a change the worth and delivery of the current Basket block. */
async function ofBasket(offer: Offer, context: IslandContext, price: number): Promise<Sums | null> {
  const { basket: slice, storefront, shop } = context.store.getState();
  const changed = changedAt(shop.basketUrl);
  let basket = slice.status === "current" ? slice.basket : null;
  if (changed && !(basket && (storefront.Basket?.at ?? 0) > changed)) {
    const read = await context.platform.basket.refresh();
    basket = read.ok ? read.data : null;
    if (!basket) return null;
  }
  const products = basket ? basket.lines.length : null;
  if (!changed || !basket) return { page: "basket", price, basket: null, products };
  const worth = sideOf(offer, basket.worth);
  if (worth === null) return null;
  const delivery = basket.shippingIsFree ? 0 : (sideOf(offer, basket.shipping) ?? 0);
  return { page: "basket", price: worth + delivery, basket: null, products };
}

/** The basket that the product would join. The provider's own total counts while the basket is unchanged. */
function besideProduct(
  offer: Offer,
  { store }: IslandContext,
  data: Readonly<Record<string, unknown>>,
): Pick<Sums, "basket" | "products"> {
  const { basket: slice } = store.getState();
  const basket = slice.status === "current" ? slice.basket : null;
  const known = number(data[offer.isNet ? "basketCostNet" : "basketCost"]) ?? 0;
  const count = number(data.basketCount) ?? 0;
  if (!basket) return { basket: count ? offer.total || known : null, products: null };
  const worth = sideOf(offer, basket.worth);
  const isSame = basket.count === count && (worth === null || Math.abs(worth - known) < 0.01);
  const now = isSame ? offer.total || known : (worth ?? known);
  return basket.lines.length ? { basket: now, products: together(basket) } : { basket: null, products: null };
}

/** Counts the different products of the basket together with this one. */
function together({ lines }: Basket): number {
  const own = document.querySelector<HTMLInputElement>("#projector_form [name=product]")?.value;
  return new Set([...lines.map(({ id, key }) => id ?? key), own ?? ""]).size;
}

/** The currency that the page's data names; `undefined` means the shop's. */
export const currencyOf = (): string | undefined => {
  const { currency } = pageData();
  return plain(isPlainObject(currency) ? null : currency)?.trim() || undefined;
};
