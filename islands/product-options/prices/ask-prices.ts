import { getPath, isBag, text } from "../../../runtime/base/values";
import type { IslandContext } from "../../../runtime/contracts/island";
import { updatedSize } from "../product/answer";
import type { Size } from "../product/product";
import type { PriceType } from "../product/read";

/**
 * What the platform says of a size now. Good answers are kept; one that was asked for before a kept one may still come.
 * @param isSubscribed what it costs when it comes regularly
 * @param asRendered the size as the page was rendered with it
 * @returns null where there is none, `reason` with the shop's words
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
  const kept = new Map<string, Size>();
  const section = page.querySelector("#projector_prices_section");

  return async (asRendered, isSubscribed) => {
    const key = `${asRendered.id} ${isSubscribed}`;
    const before = kept.get(key);
    if (before) {
      section?.classList.remove("--loading"); // of an older question, if one is under way
      return before;
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
    if (!answer.ok && answer.kind === "aborted") return null; // a newer question is under way
    section?.classList.remove("--loading");
    const size = answer.ok ? updatedSize(asRendered, answer.data, priceType) : null;
    if (size) kept.set(key, size);
    return size ?? { reason: answer.ok ? reasonIn(answer.data) : "" };
  };
}

/** The platform's own words for what is wrong. */
function reasonIn(answer: unknown): string {
  const errors = getPath(answer, "errors");
  const first = Array.isArray(errors) ? errors[0] : errors;
  return isBag(first) ? text(first.message) : text(first);
}
