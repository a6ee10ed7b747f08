import type { BasketSlice } from "../../runtime/contracts/store";
import type { Translate } from "../../runtime/contracts/texts";
import { nameLink } from "./link-name";
import type { ShellText } from "./shell-texts";

interface Header {
  readonly host: HTMLElement;
  readonly toggle: HTMLElement;
  /** The panel can be opened, so that the toggle carries the count for screen readers. */
  readonly opens: boolean;
}

/** Writes only what differs: an equal text must not cost a layout. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Sets an attribute, or takes it away where there is nothing to say. */
function name(element: Element, attribute: string, text: string): void {
  if (text) element.setAttribute(attribute, text);
  else element.removeAttribute(attribute);
}

/**
 * Shows the basket in the theme's own header elements (contract A §6.1): badge, worth by price type, accessible
 * names, `--hide` for an empty basket. Without a basket the server's HTML stays; only the skeleton, which blocks
 * the link, goes when nothing more is to come.
 */
export function paintHeader(
  { host, toggle, opens }: Header,
  { status, basket }: BasketSlice,
  priceType: "net" | "gross",
  t: Translate<ShellText>,
): void {
  const provisional = status === "provisional";
  host.toggleAttribute("data-wyspa-provisional", provisional);
  name(host, "aria-busy", provisional ? "true" : "");
  if (basket || status === "failed") host.classList.remove("--skeleton");
  if (!basket) return;

  const link = host.querySelector(".top_basket__sub");
  const worth = basket.worth[priceType];
  const products = t("mini-basket.products", { count: basket.count });
  host.classList.toggle("--hide", basket.count === 0 && basket.lines.length === 0);
  write(link?.querySelector(".badge"), String(basket.count));
  write(link?.querySelector(".top_basket__price"), worth);
  if (link) {
    nameLink(link, worth && t("mini-basket.worth", { worth }));
    // Where there is no toggle to say the count, the link says it: the badge is hidden behind its name (bar A5).
    name(link, "aria-description", opens ? "" : products);
  }
  const contents = [products, worth].filter(Boolean).join(", ");
  name(toggle, "aria-label", t("mini-basket.toggle", { contents }));
}
