import { getPath, isPlainObject, text } from "../../../runtime/base/values";
import type { IslandContext } from "../../../runtime/contracts/island";
import { updatedSize } from "../product/answer";
import type { Size } from "../product/product";
import type { PriceType } from "../product/read";

/**
 * Asks the platform for the current data of a size, and caches good answers. A cached answer can arrive while an older
 * request is still in flight.
 * @param isSubscribed asks for the subscription price
 * @param asRendered the size as it was rendered with the page
 * @returns `null` when a newer request has aborted this one; `reason` holds the platform's message, or an empty text
 */
export type AskPrices = (
  asRendered: Size,
  isSubscribed: boolean,
) => Promise<Size | { readonly reason: string } | null>;

export function askPricesOf(
  productId: string,
  priceType: PriceType,
  page: Element,
  { platform, signal }: IslandContext,
): AskPrices {
  const cache = new Map<string, Size>();
  const section = page.querySelector("#projector_prices_section");

  return async (asRendered, isSubscribed) => {
    const key = `${asRendered.id} ${isSubscribed}`;
    const cached = cache.get(key);
    if (cached) {
      section?.classList.remove("--loading"); // set by an older request that may still be in flight
      return cached;
    }
    const blocks = ["sizeprices", ...(asRendered.availability ? ["sizeavailability", "sizedelivery"] : [])];
    section?.classList.add("--loading");
    const answer = await platform.projector(
      {
        action: "get",
        product: productId,
        size: asRendered.id,
        get: blocks.join(),
        ...(isSubscribed && { subscription: "1" }),
      },
      { group: "product-price", signal },
    );
    if (!answer.ok && answer.kind === "aborted") return null; // a newer request is in flight
    section?.classList.remove("--loading");
    const size = answer.ok ? updatedSize(asRendered, answer.data, priceType) : null;
    if (size) cache.set(key, size);
    return size ?? { reason: answer.ok ? reasonIn(answer.data) : "" };
  };
}

/** The platform's error message. */
function reasonIn(answer: unknown): string {
  const errors = getPath(answer, "errors");
  const first = Array.isArray(errors) ? errors[0] : errors;
  return isPlainObject(first) ? text(first.message) : text(first);
}
