/** The compared products in the bar: each links to its product or, on phones, removes it (contract A 8). */
import { attr, queryAll, setAttr } from "../../runtime/base/safe-dom";
import { safeLink } from "../../runtime/base/safe-url";
import { makeElement } from "../../runtime/dom/make-element";
import type { Compared } from "./compared";

/** Attributes in which the bar keeps an item's two addresses. */
const LINK = "data-link";
const REMOVE = "data-remove_link";

export const itemsIn = (bar: Element): HTMLElement[] => queryAll(bar, ".compare__item");

/** Whether the bar shows these products. */
export function hasExactly(bar: Element, products: readonly Compared[]): boolean {
  const now = itemsIn(bar).map((item) => safeLink(attr(item, LINK)) ?? safeLink(attr(item, REMOVE)));
  return `${now}` === `${products.map(({ link, remove }) => link ?? remove)}`;
}

/** The products' ids, by the addresses that remove them; `null` when an item has none. */
export function idsIn(bar: Element): readonly string[] | null {
  const ids = itemsIn(bar).map((item) => /[?&]product=([^&#]+)/.exec(attr(item, REMOVE) ?? "")?.[1]);
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** Puts these products into the bar, unless it shows them already: the server's own items stay. */
export function fill(bar: Element, products: readonly Compared[]): void {
  if (!hasExactly(bar, products))
    bar.querySelector(".compare__sub")?.replaceChildren(...products.map(makeItem));
}

function makeItem({ name, icon, link, remove }: Compared): HTMLElement {
  const item = makeElement("a", "compare__item btn --solid --icon-right icon-x");
  if (link) setAttr(item, LINK, link);
  if (remove) setAttr(item, REMOVE, remove);
  item.title = name;
  if (!icon) item.textContent = name;
  else {
    const picture = makeElement("img", "");
    Object.assign(picture, { src: icon, alt: name, width: 35, height: 35 });
    item.append(picture);
  }
  return item;
}

/** Sets each item's link. Phones have no room for a second link, so there the item removes its product. */
export function setItemLinks(
  bar: Element,
  isPhone: boolean,
  override: (item: Element, name: string, value: string | undefined) => void,
  removeLabel: (name: string) => string,
): void {
  for (const item of itemsIn(bar)) {
    const wanted = safeLink(attr(item, isPhone ? REMOVE : LINK));
    const other = safeLink(attr(item, isPhone ? LINK : REMOVE));
    const href = wanted ?? other;
    if (href) override(item, "href", href);
    const name = item.title || item.querySelector("img")?.alt || item.textContent?.trim() || "";
    const takesAway = href !== null && href === safeLink(attr(item, REMOVE));
    override(item, "aria-label", takesAway && name ? removeLabel(name) : undefined);
  }
}
