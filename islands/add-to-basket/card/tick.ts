import { containPositioned } from "../../../runtime/dom/contain-positioned";
import { makeElement } from "../../../runtime/dom/make-element";

/** Milliseconds, as long as a product card's button keeps the theme's look of success. */
const SHOWN_MS = 2_000;

/** Shows success on the pressed button itself, over its label: the button keeps its size and its name. */
export function tick(button: HTMLElement, text: string): void {
  const cover = makeElement("span", "add_to_basket__tick", `✓ ${text}`);
  cover.setAttribute("aria-hidden", "true"); // the live region announces it
  const release = containPositioned(button);
  button.append(cover);
  setTimeout(() => {
    cover.replaceWith();
    release();
  }, SHOWN_MS);
}
