import { keepRing } from "../../runtime/dom/keep-ring";
import { makeElement } from "../../runtime/dom/make-element";
import { ZONE } from "./sections";

/** A section's tab, or its row in the accordion, in the theme's own markup. */
export interface Item {
  readonly section: HTMLElement;
  /** `div.tabs__item#<id>_mobile` */
  readonly element: HTMLElement;
  /** What the theme's script listens to and its stylesheet dresses; the control is inside. */
  readonly label: HTMLElement;
  readonly control: HTMLElement;
  /** Stays open when another one opens. */
  readonly keepsActive: boolean;
}

/** Themes dress the label; a control in it is to look like its words. */
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

/** What says so already is not touched. */
export function rename({ control }: Item, name: string): void {
  if (control.textContent !== name) control.textContent = name;
}

export function makeItem(section: HTMLElement, name: string, tag: "a" | "button", signal: AbortSignal): Item {
  const control = makeElement(tag, "tabs__control", name);
  Object.assign(control.style, BARE);
  if (control instanceof HTMLButtonElement) control.type = "button";
  else control.href = `#${section.id}`;
  keepRing(control, signal);
  const label = makeElement("span", "", control);
  label.removeAttribute("class"); // as the theme writes it
  const element = makeElement("div", "tabs__item", label);
  element.id = `${section.id}_mobile`;
  element.setAttribute("data_href", section.id);
  const keepsActive = section.id === ZONE;
  if (keepsActive) element.dataset.keepActive = "true";
  return { section, element, label, control, keepsActive };
}
