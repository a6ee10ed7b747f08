/** Deposits and listings: what is asked for by name, and what the old bundle of listings did by itself. */
import { once } from "../base/once";
import { bag } from "../base/values";
import type { Kernel } from "../contracts/boot";
import { attempt } from "./attempt";
import type { CompatNeeds } from "./needs";

/** What there is to do for on a page. */
const LISTING = "#search_hotspot_zone1, .search_page .deposit_price__value";

export function makeListingCalls(kernel: Kernel, needs: CompatNeeds) {
  const load = () => kernel.loader.load("old-deposit");
  const deposits = once(async () => (await load()).depositInfo(needs, () => kernel.scan()));
  // A failure is reported by nobody: the amounts themselves are there, and the recommendations.
  const fails = () => {};

  /** @returns an empty text, because widgets write what they get into the page */
  const addDepositInfo = (selector: unknown, options?: unknown): string => {
    if (typeof selector === "string" && attempt(() => document.querySelector(selector)))
      deposits().then((put) => put(selector, bag(options)), fails);
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
