/**
 * What the old bundle of listings did by itself (contract G 2.0): a sign beside each deposit, and the recommendations below
 * everything else. At the start, and again when parts of the page are new.
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
  // One that comes with new parts stands inside them, and takes the place of the one before; other pages have none.
  const newest = isListing && (zones.find((zone) => zone.parentElement !== container) ?? zones.at(-1));
  for (const zone of zones) if (zone !== newest && zone.parentElement === container) zone.remove();
  if (newest && container.lastElementChild !== newest) moveNode(newest, container, null);
  if (isListing && document.querySelector(DEPOSIT)) addDepositInfo(DEPOSIT);
}
