import { attr, protoGet, setAttr } from "../../runtime/base/safe-dom";
import { containPositioned } from "../../runtime/dom/contain-positioned";
import { ensureFocusRing } from "../../runtime/dom/keep-ring";
import { saveAttribute } from "../../runtime/dom/override";

let panels = 0;

/**
 * Covers the trigger without changing the layout. Styles are set by script, because a strict CSP forbids style
 * attributes.
 */
const LOOK = {
  position: "absolute",
  inset: "0",
  padding: "0",
  border: "0",
  background: "none",
  cursor: "pointer",
};

/**
 * Places a real button over the trigger. The trigger contains the panel, so it cannot be a button: screen readers
 * ignore content inside buttons.
 * The button takes over the trigger's name and its place in the tab order.
 * @param otherwise the name for a trigger without one
 */
export function coverWithButton(
  trigger: HTMLElement,
  panel: HTMLElement,
  otherwise: string,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = document.createElement("button");
  const undo: (() => void)[] = [() => button.replaceWith()];
  const keep = (element: Element, name: string) => undo.push(saveAttribute(element, name));

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
  ensureFocusRing(button, signal);
  for (const element of [trigger, panel]) keep(element, "style");
  containPositioned(trigger); // aborting restores its whole `style`
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
