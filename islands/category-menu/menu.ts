import type { IslandContext } from "../../runtime/contracts/island";
import type { OverrideAttribute } from "../../runtime/dom/override";
import type { MenuOptions } from "./options";
import type { texts } from "./texts";

/** State that the menu's parts share while the view keeps its form (wide menu or drawer). */
export interface Menu {
  readonly host: HTMLElement;
  /** The first-level list. On small screens the mobile grid has moved it out of the host. */
  readonly list: HTMLElement;
  readonly options: MenuOptions;
  readonly t: (key: keyof typeof texts) => string;
  readonly override: OverrideAttribute;
  readonly announce: IslandContext["announce"];
  /** The configuration's `cookieBanner`. */
  readonly banner: string;
  /** Aborts when the view changes its form or the island unmounts. */
  readonly signal: AbortSignal;
}

/** Finds the list under an item; items that the server marks `.empty` have no panel (contract A 3.2). */
export function panelOf(item: Element): HTMLElement | null {
  return item.matches(".empty") ? null : item.querySelector<HTMLElement>(":scope > ul");
}

export const linkOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(":scope > .nav-link, :scope > .nav-link-wrapper > .nav-link");

export const expanderOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(":scope > .nav-link-expand, :scope > .nav-link-wrapper > .nav-link-expand");

/** Items of the whole tree that have a panel. */
export const parentsIn = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(".nav-item")].filter(panelOf);

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** Whether a click asks for a new tab or window, which the browser opens. */
export const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !!button || metaKey || ctrlKey || shiftKey || altKey;
