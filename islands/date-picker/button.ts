import { attr, contains } from "../../runtime/base/safe-dom";
import { containPositioned } from "../../runtime/dom/contain-positioned";
import { makeElement } from "../../runtime/dom/make-element";

/**
 * The button at the end of a field, over it: beside it, it would push things away. It comes behind the field's label, for
 * themes go by the label that follows its field.
 */
export function placeButton(input: HTMLInputElement, signal: AbortSignal): HTMLButtonElement {
  const button = makeElement("button", "date-picker__button");
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-expanded", "false");
  const next = input.nextElementSibling;
  (next?.matches("label") ? next : input).after(button);
  if (contains(input.closest("label") ?? button, input)) input.closest("label")?.after(button);
  // Placed by what holds it, so that it goes along when the page moves.
  const holder = button.parentElement;
  const release = holder && containPositioned(holder);

  const before = attr(input, "style");
  const paddingEnd = input.style.paddingInlineEnd;
  const follow = () => {
    const { style } = button;
    const isThere = input.offsetWidth > 0 && !input.matches(":read-only, :disabled");
    button.hidden = !isThere;
    if (!isThere) return;
    const size = Math.min(input.offsetHeight, 48);
    input.style.paddingInlineEnd =
      getComputedStyle(input).boxSizing === "border-box" ? `${size}px` : paddingEnd;
    style.width = style.height = `${size}px`;
    // Measured where it stands now: whatever it is placed by, it moves by what is missing.
    style.left = style.top = "0px";
    const [at, to] = [button.getBoundingClientRect(), input.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(input).direction === "rtl";
    style.left = `${(isRightToLeft ? to.left : to.right - size) - at.left}px`;
    style.top = `${to.top + (to.height - size) / 2 - at.top}px`;
  };
  const sizes = new ResizeObserver(follow);
  sizes.observe(input);
  if (input.offsetParent) sizes.observe(input.offsetParent);
  const states = new MutationObserver(follow);
  states.observe(input, { attributeFilter: ["readonly", "disabled"] });
  follow();
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    states.disconnect();
    button.remove();
    release?.();
    input.style.paddingInlineEnd = paddingEnd;
    if (before === null && !attr(input, "style")) input.removeAttribute("style");
  });
  return button;
}
