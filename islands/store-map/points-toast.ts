/** Shows in the map that places are still being looked up; the caller announces it once (contract F 1.2). */
import { makeElement } from "../../runtime/dom/make-element";

const NAME = "partners_list__loading_toast";

export function pointsToast(map: HTMLElement, text: string): { end(): void } {
  const toast = makeElement("div", NAME, makeElement("span", "loader"), text);
  toast.id = NAME;
  map.append(toast);
  return { end: () => toast.replaceWith() };
}
