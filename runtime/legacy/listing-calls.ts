/** Offers `addDepositInfo`, and decorates listings as the old bundle did without a call. */
import { once } from "../base/once";
import { asObject } from "../base/values";
import type { Boot } from "../contracts/boot";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";

/** Elements to decorate: the recommendations and deposits of a listing. */
const LISTING = "#search_hotspot_zone1, .search_page .deposit_price__value";

export interface ListingCalls {
  /** `app_shop.fn.addDepositInfo`. */
  addDepositInfo(selector: unknown, options?: unknown): string;
  /** Decorates the page's listing, if it has one. */
  dress(): void;
}

export function makeListingCalls(boot: Boot, needs: Pick<LegacyNeeds, "texts" | "ui">): ListingCalls {
  const load = () => boot.loader.load("legacy-deposit");
  const deposits = once(async () => (await load()).depositInfo(needs, () => boot.scan()));
  // Failures are not reported: amounts and recommendations are on the page anyway.
  const fails = () => {};

  /** @returns an empty string, because widgets write the result into the page */
  const addDepositInfo = (selector: unknown, options?: unknown): string => {
    if (typeof selector === "string" && attempt(() => document.querySelector(selector)))
      deposits().then((put) => put(selector, asObject(options)), fails);
    return "";
  };
  return {
    addDepositInfo,
    dress(): void {
      if (document.querySelector(LISTING))
        load().then(({ dressListing }) => dressListing(addDepositInfo), fails);
    },
  };
}
