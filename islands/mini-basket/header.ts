/** Shows the basket in the page's elements outside the panel. */

import type { Basket } from "../../runtime/contracts/basket";
import type { BasketSlice, WyspaState, WyspaStore } from "../../runtime/contracts/store";
import type { Translate } from "../../runtime/contracts/texts";
import { laterHosts } from "../../runtime/visit/came-later";
import { nameLink, unnameLink } from "./link-name";
import type { ShellText } from "./shell-texts";

interface Header {
  readonly host: HTMLElement;
  readonly toggle: HTMLElement;
  /** The toggle opens the panel, and has the count for screen readers. */
  readonly hasToggle: boolean;
  /** The link opens the sheet. */
  readonly opensSheet: boolean;
}

/** Writes only a different text: an equal one would still cost a layout. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Sets an attribute, or removes it for an empty text. */
function name(element: Element, attribute: string, text: string): void {
  if (text) element.setAttribute(attribute, text);
  else element.removeAttribute(attribute);
}

/** Hides the numbers, which a change has made wrong; they keep their room, so that the header does not move. */
function hideNumbers(link: Element | null, outdated: boolean): void {
  for (const shown of link?.querySelectorAll<HTMLElement>(".badge, .top_basket__price") ?? [])
    if (outdated || shown.style.visibility) shown.style.visibility = outdated ? "hidden" : "";
}

/**
 * Shows the basket in the theme's header elements (contract A §6.1): badge, worth by price type, accessible names,
 * `--hide` for an empty basket. An outdated basket has a name only, because its numbers would contradict what the
 * shopper was told (bar L4).
 * An expected count is seen, and never heard. Without a basket the server's HTML stays. The skeleton, which blocks the
 * link, goes once no data will come.
 */
export function paintHeader(
  { host, toggle, hasToggle, opensSheet }: Header,
  { status, basket, outdated, expected }: BasketSlice & Pick<WyspaState, "expected">,
  priceType: "net" | "gross",
  t: Translate<ShellText>,
): void {
  const provisional = status === "provisional" || expected !== null;
  host.toggleAttribute("data-wyspa-provisional", provisional);
  name(host, "aria-busy", provisional ? "true" : "");
  if (basket || status === "failed") host.classList.remove("--skeleton");
  const link = host.querySelector(".top_basket__sub");
  hideNumbers(link, !!outdated);
  if (outdated) {
    const title = t("mini-basket.name");
    if (link) nameLink(link, title);
    toggle.setAttribute("aria-label", title);
    return;
  }
  const shown = expected?.count ?? basket?.count;
  if (shown !== undefined) write(link?.querySelector(".badge"), String(shown));
  if (expected) host.classList.remove("--hide");
  if (!basket) return;

  const worth = basket.worth[priceType];
  const products = t("mini-basket.products", { count: basket.count });
  if (!expected) host.classList.toggle("--hide", basket.count === 0 && basket.lines.length === 0);
  write(link?.querySelector(".top_basket__price"), worth);
  if (link) {
    // Without a toggle the link states the count: its name hides the badge from screen readers (bar A5).
    const count = hasToggle ? "" : products;
    nameLink(link, worth && [t("mini-basket.worth", { worth }), count].filter(Boolean).join(", "));
    name(link, "aria-haspopup", opensSheet ? "dialog" : "");
  }
  const contents = [products, worth].filter(Boolean).join(", ");
  name(toggle, "aria-label", t("mini-basket.toggle", { contents }));
}

/** Whether the header's number is not that of the basket. */
export const isOtherNumber = (host: Element, basket: Basket | null): boolean =>
  host.querySelector(".top_basket__sub .badge")?.textContent?.trim() !== `${basket?.count}`;

const cameLater = laterHosts();

/** Whether a header says more than the store. */
export function isNewer(host: Element, store: WyspaStore): boolean {
  const { basket, page } = store.getState();
  return (
    cameLater(store, host) &&
    !page.cached &&
    basket.status === "current" &&
    isOtherNumber(host, basket.basket)
  );
}

/** Removes what `paintHeader` added; the last known numbers stay. */
export function unpaintHeader(host: HTMLElement, ownLabel: string | null): void {
  unnameLink(host, ownLabel);
  host.querySelector(".top_basket__sub")?.removeAttribute("aria-haspopup");
  host.removeAttribute("aria-busy");
  host.removeAttribute("data-wyspa-provisional");
}

/** Shows the basket in what is around its numbers. */
export function paintAround(host: HTMLElement, { status, basket }: BasketSlice): void {
  if (basket) offerExpressCheckout(host, basket);
  if (status === "current") markFreeShipping(basket?.toFreeShipping ?? null);
}

/** Marks the free-shipping banner as active when nothing is missing; without a limit the server's state stays. */
function markFreeShipping(missing: number | null): void {
  if (missing !== null && missing >= 0)
    document.getElementById("freeShipping")?.classList.toggle("--active", missing === 0);
}

/**
 * Shows the server's one-click checkout only for a basket that it accepts: a line without a name or with a
 * subscription rules it out (ruling 1). So does a line of a basket group, which may be a subscription.
 */
function offerExpressCheckout(host: HTMLElement, { lines }: Basket): void {
  const ruledOut = lines.some(
    ({ name, subscriptionPeriod, isInGroup }) => !name || subscriptionPeriod !== "0" || isInGroup,
  );
  for (const element of host.querySelectorAll<HTMLElement>(
    ".top_basket__express_checkout_container, express-checkout",
  ))
    element.hidden = ruledOut;
}
