/** Decorates what page scripts draw: listings with deposits, filled fields with their labels. */
import { once } from "../base/once";
import { asObject } from "../base/values";
import type { Boot } from "../contracts/boot";
import { attempt } from "./attempt";
import { markLabels } from "./floating-labels";
import type { LegacyNeeds } from "./needs";

/** Elements to decorate: the recommendations and deposits of a listing. */
const LISTING = "#search_hotspot_zone1, .search_page .deposit_price__value";

export interface Decorations {
  /** `app_shop.fn.addDepositInfo`. */
  addDepositInfo(selector: unknown, options?: unknown): string;
  /** Decorates the page's listing, if it has one. */
  decorateListing(): void;
  /** `app_shop.fn.addFocused`: moves the labels out of filled fields. */
  markLabels(): void;
}

export function makeDecorations(boot: Boot, needs: Pick<LegacyNeeds, "texts" | "ui">): Decorations {
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
    markLabels,
    decorateListing(): void {
      if (document.querySelector(LISTING))
        load().then(({ dressListing }) => dressListing(addDepositInfo), fails);
    },
  };
}
