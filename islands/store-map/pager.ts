/** Pages through a long list; empty when all stores are visible. */
import { setAttr } from "../../runtime/base/safe-dom";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import type { Finder } from "./finder";
import { texts } from "./texts";
import type { ToolsContext } from "./tools";

export function makePager(finder: Finder, { announce, signal, texts: bind }: ToolsContext): HTMLElement {
  const t = bind(texts);
  const listen = listening(signal);
  const range = makeElement("span", "store-map__range");
  const rangeFrom = (start: number) => {
    const count = finder.state().found.length;
    return t("store-map.range", { first: start + 1, last: Math.min(start + finder.room, count), count });
  };
  const turn = (to: number) => {
    if (to < 0 || to >= finder.state().found.length) return;
    finder.turnTo(to);
    announce(rangeFrom(to));
  };
  const button = (text: string, pages: number) => {
    const made = makeElement("button", "store-map__button btn --outline", text);
    made.type = "button";
    listen(made, "click", () => turn(finder.state().first + pages * finder.room));
    return made;
  };
  const previous = button(t("store-map.previous"), -1);
  const next = button(t("store-map.next"), 1);
  const pager = makeElement("div", "store-map__pager", previous, range, next);
  const place = document.createElement("div");

  const draw = () => {
    const { found, first } = finder.state();
    if (found.length <= finder.room) return pager.replaceWith();
    range.textContent = rangeFrom(first);
    // Uses `aria-disabled`, because `disabled` would drop the focus at either end.
    setAttr(previous, "aria-disabled", first === 0 ? "true" : null);
    setAttr(next, "aria-disabled", first + finder.room >= found.length ? "true" : null);
    if (!pager.parentNode) place.append(pager);
  };
  draw();
  signal.addEventListener("abort", finder.subscribe(draw));
  return place;
}
