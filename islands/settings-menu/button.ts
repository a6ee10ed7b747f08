import { attr, protoGet, setAttr } from "../../runtime/base/safe-dom";
import { containPositioned } from "../../runtime/dom/contain-positioned";
import { keepAttribute } from "../../runtime/dom/keep-attribute";
import { keepRing } from "../../runtime/dom/keep-ring";

let panels = 0;

/** Covers the trigger's face, and moves nothing. By script, because a strict CSP forbids style attributes. */
const LOOK = {
  position: "absolute",
  inset: "0",
  padding: "0",
  border: "0",
  background: "none",
  cursor: "pointer",
};

/**
 * Puts a real button over the trigger, which holds the panel and so can be no button itself: what is inside a
 * button is nothing to a screen reader. The button takes over its name and its place in the tab order.
 * @param otherwise the name of a trigger that has none
 */
export function coverWithButton(
  trigger: HTMLElement,
  panel: HTMLElement,
  otherwise: string,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = document.createElement("button");
  const undo: (() => void)[] = [() => button.remove()];
  const keep = (element: Element, name: string) => undo.push(keepAttribute(element, name));

  button.type = "button";
  button.setAttribute("aria-label", attr(trigger, "aria-label") ?? otherwise);
  let id = attr(panel, "id");
  if (!id) {
    keep(panel, "id");
    id = `settings-menu-panel-${++panels}`;
    setAttr(panel, "id", id);
  }
  button.setAttribute("aria-controls", id);
  Object.assign(button.style, LOOK);
  keepRing(button, signal);
  for (const element of [trigger, panel]) keep(element, "style");
  containPositioned(trigger); // its whole `style` is given back at the end
  const hadFocus = document.activeElement === trigger;
  protoGet(panel, "before").call(panel, button);
  if (hadFocus) button.focus();
  for (const name of ["aria-label", "tabindex", "role"]) {
    keep(trigger, name);
    trigger.removeAttribute(name);
  }

  signal.addEventListener("abort", () => {
    const hasFocus = document.activeElement === button;
    for (const back of undo.splice(0).reverse()) back();
    if (hasFocus) trigger.focus();
  });
  return button;
}
