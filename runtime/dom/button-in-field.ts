import { attr, contains } from "../base/safe-dom";
import { containPositioned } from "./contain-positioned";
import { makeElement } from "./make-element";

/** The side of a square button: at least a touch target, even where the field is lower. */
const LEAST = 44;
const MOST = 48;

/**
 * Places a button over the end of a field, because a button beside the field would shift the layout. The button follows
 * the field's label: themes select a label directly after its field.
 */
export function buttonInField(
  input: HTMLInputElement,
  className: string,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = makeElement("button", className);
  button.type = "button";
  // The stylesheet may load later than this file: a button in the flow would move the page until then.
  button.style.position = "absolute";
  const next = input.nextElementSibling;
  (next?.matches("label") ? next : input).after(button);
  if (contains(input.closest("label") ?? button, input)) input.closest("label")?.after(button);
  // The holder becomes the containing block, so that the button moves with it.
  const holder = button.parentElement;
  const release = holder && containPositioned(holder);

  const before = attr(input, "style");
  const { paddingInlineEnd: paddingEnd, backgroundPosition: iconPlace } = input.style;
  const follow = () => {
    const { style } = button;
    const isThere = input.offsetWidth > 0 && !input.matches(":read-only, :disabled");
    button.hidden = !isThere;
    if (!isThere) return;
    const size = Math.max(LEAST, Math.min(input.offsetHeight, MOST));
    input.style.paddingInlineEnd =
      getComputedStyle(input).boxSizing === "border-box" ? `${size}px` : paddingEnd;
    style.width = style.height = `${size}px`;
    // Measures the button at 0, 0 and moves it by the difference, whichever element contains it.
    style.left = style.top = "0px";
    const [at, to] = [button.getBoundingClientRect(), input.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(input).direction === "rtl";
    // Themes draw a field's state as a background at its end: it moves beside the button.
    input.style.backgroundPosition = `${isRightToLeft ? "left" : "right"} ${size}px center`;
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
    button.replaceWith();
    release?.();
    input.style.paddingInlineEnd = paddingEnd;
    input.style.backgroundPosition = iconPlace;
    if (before === null && !attr(input, "style")) input.removeAttribute("style");
  });
  return button;
}
