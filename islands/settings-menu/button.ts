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
  const before = (element: Element, name: string) => {
    const value = element.getAttribute(name);
    undo.push(() => {
      // Chromium leaves an empty `style` behind when one is removed that it has not written out yet.
      element.setAttribute(name, value ?? "");
      if (value === null) element.removeAttribute(name);
    });
    return value;
  };

  button.type = "button";
  button.setAttribute("aria-label", before(trigger, "aria-label") ?? otherwise);
  if (!panel.id) {
    before(panel, "id");
    panel.id = `settings-menu-panel-${++panels}`;
  }
  button.setAttribute("aria-controls", panel.id);
  Object.assign(button.style, LOOK);
  for (const element of [trigger, panel]) before(element, "style");
  if (getComputedStyle(trigger).position === "static") trigger.style.position = "relative";
  const hadFocus = document.activeElement === trigger;
  before(trigger, "tabindex");
  before(trigger, "role");
  panel.before(button);
  if (hadFocus) button.focus();
  for (const name of ["aria-label", "tabindex", "role"]) trigger.removeAttribute(name);

  signal.addEventListener("abort", () => {
    const hasFocus = document.activeElement === button;
    for (const back of undo.splice(0).reverse()) back();
    if (hasFocus) trigger.focus();
  });
  return button;
}
