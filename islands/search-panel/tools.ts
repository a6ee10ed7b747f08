import { append, classesOf, protoGet } from "../../runtime/base/safe-dom";
import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { makeElement } from "../../runtime/dom/make-element";
import type { Nodes } from "./nodes";
import type { PanelState } from "./panel-state";
import type { SearchTranslate } from "./texts";

/** Class of the element that contains the field: the buttons are placed relative to it. */
const ROOM = "menu_search__room";

/**
 * Adds two buttons at the end of the field. One clears it, while it has a text. The other submits in the overlay, where
 * the theme turns its own submit button into the close button.
 * Each theme has other boxes, so the place is measured.
 */
export function addTools(
  { input, closer }: Nodes,
  clear: () => void,
  t: SearchTranslate,
  signal: AbortSignal,
): (state: PanelState) => void {
  const parent = protoGet(input, "parentElement") as HTMLElement;
  const box = makeElement("span", "menu_search__tools");
  box.hidden = true; // until the first state is known
  const add = (name: string, label: string) => {
    const button = makeElement("button", `menu_search__tool --${name}`);
    button.ariaLabel = label;
    box.append(button);
    return button;
  };
  const clearer = add("clear", t("search-panel.clear"));
  const submitter = add("submit", t("search-panel.search"));
  clearer.type = "button";
  // Escape clears the field, so that Tab needs no further stop.
  clearer.tabIndex = -1;
  clearer.onclick = () => {
    clear();
    input.focus();
  };
  // A press must not take the focus from the field: a phone would close its keyboard.
  box.onmousedown = () => false;
  let shown = "";
  const { style } = input;
  const { paddingInlineEnd } = style;

  const place = () => {
    const outer = parent.getBoundingClientRect();
    const { left, top, width, height } = input.getBoundingClientRect();
    const other = closer?.getBoundingClientRect();
    // Positive in the half of the field where its lines end.
    const side =
      ((other?.left ?? 0) + (other?.right ?? 0) - 2 * left - width) *
      (getComputedStyle(input).direction === "rtl" ? -1 : 1);
    const taken = other && side > 0 && side < width ? other.width + 4 : 0;
    box.style.cssText = `position:absolute;left:${left - outer.left}px;top:${top - outer.top}px;width:${width}px;height:${height}px;padding-inline-end:${taken}px`;
    style.paddingInlineEnd = `${taken + 44 * box.querySelectorAll(":not([hidden])").length}px`;
  };
  const restore = () => {
    style.paddingInlineEnd = paddingInlineEnd;
  };
  signal.addEventListener("abort", () => {
    box.replaceWith();
    restore();
    dropEmptyStyle(input);
    classesOf(parent).remove(ROOM);
  });
  const follow = () => box.hidden || place();
  addEventListener("resize", follow, { signal });
  // A script may move the form to a narrower place.
  if (typeof ResizeObserver === "function") {
    const sizes = new ResizeObserver(follow);
    for (const element of [input, parent]) sizes.observe(element, { box: "border-box" });
    signal.addEventListener("abort", () => sizes.disconnect());
  }
  // At the end, because a form is sent by its first submit button.
  append(parent, box);
  classesOf(parent).add(ROOM);

  return ({ overlay }) => {
    const now = `${!!input.value}${!!overlay}`;
    if (now === shown) return;
    shown = now;
    clearer.hidden = !input.value;
    submitter.hidden = !overlay;
    box.hidden = clearer.hidden && submitter.hidden;
    if (box.hidden) restore();
    else place();
  };
}
