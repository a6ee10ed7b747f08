/**
 * Decorates listings as the old bundle did without a call (contract G 2.0): an icon beside each deposit,
 * recommendations below everything else. Runs at the start, and again when parts of the page were replaced.
 */
import { moveNode } from "../dom/move-node";

const ZONE = "#search_hotspot_zone1";
const DEPOSIT = ".deposit_price__value";

/** @param addDepositInfo `app_shop.fn.addDepositInfo` */
export function dressListing(addDepositInfo: (selector: string) => unknown): void {
  const container = document.querySelector("#container");
  if (!container) return;
  const isListing = container.matches(".search_page");
  const zones = [...document.querySelectorAll(ZONE)];
  // A zone inside replaced parts supersedes the earlier one; pages other than listings have no zone.
  const newest = isListing && (zones.find((zone) => zone.parentElement !== container) ?? zones.at(-1));
  for (const zone of zones) if (zone !== newest && zone.parentElement === container) zone.remove();
  if (newest && container.lastElementChild !== newest) moveNode(newest, container, null);
  if (isListing && document.querySelector(DEPOSIT)) addDepositInfo(DEPOSIT);
}
