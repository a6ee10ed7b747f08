import { makeElement } from "../../../runtime/dom/make-element";

export interface BarView {
  readonly element: HTMLElement;
  readonly name: HTMLElement;
  readonly price: HTMLElement;
  readonly buy: HTMLButtonElement;
  readonly tell: HTMLButtonElement;
}

/** Inline, because product pages do not load our stylesheet for this island. Themes may override by `!important`. */
const LOOK = {
  position: "fixed",
  insetInline: "0",
  insetBlockEnd: "var(--bottom-fixed-bars-height, 0px)",
  zIndex: "29", // below menus, dialogs and the cookie banner
  boxSizing: "border-box",
  flexWrap: "wrap", // large text: the button goes below the price
  gap: "12px",
  alignItems: "center",
  padding: "8px 16px calc(8px + env(safe-area-inset-bottom, 0px))",
  borderBlockStart: "1px solid var(--wyspa-line, rgb(0 0 0 / 0.2))",
  background: "var(--wyspa-surface, var(--background-color, #fff))",
  color: "var(--wyspa-surface-text, inherit)",
};
const WORDS = { flex: "1 1 0", minWidth: "min-content", margin: "0", lineHeight: "1.3" };
/** Without a width of its own: only the price decides how narrow the words may be. */
const NAME = {
  width: "0",
  minWidth: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: "0.85em",
};
/** On pages from right to left, "3 135,00 zł" keeps its order, and the box its side. */
const PRICE = {
  width: "fit-content",
  fontWeight: "700",
  whiteSpace: "nowrap",
  unicodeBidi: "plaintext",
};
const BUTTON = { flex: "0 1 auto", minHeight: "44px", maxWidth: "65%", margin: "0" };

/**
 * Builds the bar. Its button belongs to the form: the browser submits the form with it, with or without our script.
 * @param button the form's own button
 */
export function buildBar(form: HTMLFormElement, button: HTMLButtonElement): BarView {
  const name = makeElement("div", "product_bar__name");
  const price = makeElement("div", "product_bar__price");
  const words = makeElement("div", "product_bar__words", name, price);
  const buy = makeElement("button", "product_bar__button btn --solid");
  const tell = makeElement("button", "product_bar__tell btn --outline");
  tell.type = "button";
  buy.type = "submit";
  buy.setAttribute("form", form.getAttribute("id") ?? "");
  if (button.name) Object.assign(buy, { name: button.name, value: button.value });
  const label = (button.textContent ?? "").trim() || button.getAttribute("aria-label") || button.title;
  buy.textContent = label;
  const element = makeElement("section", "product_bar", words, buy, tell);
  element.setAttribute("aria-label", label);
  Object.assign(element.style, LOOK);
  Object.assign(words.style, WORDS);
  Object.assign(name.style, NAME);
  Object.assign(price.style, PRICE);
  for (const one of [buy, tell]) Object.assign(one.style, BUTTON);
  element.style.display = "none";
  document.body.append(element);
  return { element, name, price, buy, tell };
}
