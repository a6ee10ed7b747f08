/** The basket's count in the theme's header, while the code of the header is on its way (contract A §6.1). */
import { attr, closest, setAttr } from "../base/safe-dom";

const badge = () => document.querySelector(".top_basket__sub .badge");

/** The count that the server has rendered; NaN when it is not there, or not the shopper's. */
export function badgeCount(): number {
  const element = badge();
  return element && !closest(element, ".--skeleton")
    ? Number(element.textContent?.trim() || Number.NaN)
    : Number.NaN;
}

/** Shows a count that the shop has not confirmed. */
export function showExpected(count: number): void {
  const element = badge();
  const host = element && closest(element, ".top_basket");
  if (!host) return;
  element.textContent = String(count);
  setAttr(host, "data-wyspa-provisional", "");
  setAttr(host, "class", (attr(host, "class") ?? "").replace(/(^| )--hide\b/, ""));
}
