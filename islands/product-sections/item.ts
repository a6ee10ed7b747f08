import { ensureFocusRing } from "../../runtime/dom/keep-ring";
import { makeElement } from "../../runtime/dom/make-element";
import { ZONE } from "./sections";

/** A section's tab or accordion row, in the theme's own markup. */
export interface Item {
  readonly section: HTMLElement;
  /** `div.tabs__item#<id>_mobile` */
  readonly element: HTMLElement;
  /** The theme's script listens on the label and its stylesheet styles it; the control is inside. */
  readonly label: HTMLElement;
  readonly control: HTMLElement;
  /** Stays open when another section opens. */
  readonly keepsActive: boolean;
}

/** Inline styles that make the control look like the label's text: themes style only the label. */
const BARE: Partial<CSSStyleDeclaration> = {
  display: "block",
  width: "100%",
  minHeight: "24px",
  margin: "0",
  padding: "0",
  border: "0",
  background: "none",
  font: "inherit",
  letterSpacing: "inherit",
  textAlign: "inherit",
  textTransform: "inherit",
  textDecoration: "none",
  color: "inherit",
  cursor: "pointer",
};

/** Skips an unchanged name, which spares observers a mutation. */
export function rename({ control }: Item, name: string): void {
  if (control.textContent !== name) control.textContent = name;
}

export function makeItem(section: HTMLElement, name: string, tag: "a" | "button", signal: AbortSignal): Item {
  const control = makeElement(tag, "tabs__control", name);
  Object.assign(control.style, BARE);
  if (control instanceof HTMLButtonElement) control.type = "button";
  else control.href = `#${section.id}`;
  ensureFocusRing(control, signal);
  const label = makeElement("span", "", control);
  label.removeAttribute("class"); // as in the theme's markup
  const element = makeElement("div", "tabs__item", label);
  element.id = `${section.id}_mobile`;
  element.setAttribute("data_href", section.id);
  const keepsActive = section.id === ZONE;
  if (keepsActive) element.dataset.keepActive = "true";
  return { section, element, label, control, keepsActive };
}
