/** The basket's count in the theme's header, for code that runs before the header's own (contract A §6.1). */
import { closest } from "../base/safe-dom";

const badge = () => document.querySelector(".top_basket__sub .badge");

/** The count that the server has rendered; NaN when it is not there, or not the shopper's. */
export function badgeCount(): number {
  const element = badge();
  return element && !closest(element, ".--skeleton")
    ? Number(element.textContent?.trim() || Number.NaN)
    : Number.NaN;
}

/** Shows a count. @param isExpected the shop has not confirmed it */
export function showCount(count: number, isExpected: boolean): void {
  const element = badge();
  const host = element && closest(element, ".top_basket");
  if (!host) return;
  element.textContent = String(count);
  host.classList.toggle("--hide", !count);
  markExpected(isExpected);
}

/** Gives the header the look of numbers that the shop has not confirmed, or takes it away. */
export function markExpected(isExpected: boolean): void {
  const element = badge();
  if (element) closest(element, ".top_basket")?.toggleAttribute("data-wyspa-provisional", isExpected);
}
