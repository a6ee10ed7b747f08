/** Finds the standard theme's list of stores, or its single store, in a host (contract B o, F 1.2). */
import { queryAll } from "../../runtime/base/safe-dom";
import type { Kind } from "./store-popup";

export interface FoundPlaces {
  readonly kind: Kind;
  /** The elements with the stores' data. */
  readonly elements: readonly HTMLElement[];
  /** Selector of these elements. */
  readonly data: string;
  /** The element that contains all of them; `null` for a single store. */
  readonly list: HTMLElement | null;
  readonly mapElement: HTMLElement | null;
  /** Selector of the map button in each of them; `null` when there is no button. */
  readonly button: string | null;
}

const kinds: readonly (readonly [kind: Kind, data: string, map: string, button: string | null])[] = [
  ["stocks", ".stocks_list__item", ".stocks_map", ".stocks_list__show_on_map"],
  ["partners", ".partners_list__partner", ".partners_map", ".partners_list__item.--map"],
  ["stock", ".stock_info", ".stock_map", ".stock_info__show_on_map"],
  ["contact", "#contact_map[data-name]", ".contact_map", null],
];

/** Excludes elements that an island renders, and elements of a nested host. */
const belongsTo = (host: HTMLElement) => (element: HTMLElement) =>
  !element.closest("[data-island-root]") &&
  [null, host].includes(element.closest<HTMLElement>("[data-island~=store-map]"));

/** @returns the elements with the stores' data that are in the host now */
export const storesIn = (host: HTMLElement, data: string): readonly HTMLElement[] =>
  queryAll(host, data).filter(belongsTo(host));

export function findPlaces(host: HTMLElement): FoundPlaces | null {
  const isOwn = belongsTo(host);
  for (const [kind, data, map, button] of kinds) {
    const elements = storesIn(host, data);
    const [first] = elements;
    if (!first) continue;
    // When a theme marks only the list, its map is the box that belongs to no other host.
    const boxes = [host, document.body].flatMap((root) => queryAll(root, `#${map.slice(1)}, ${map}`));
    const [mapElement = null] = boxes.filter(isOwn);
    return { kind, elements, data, list: listAround(elements), mapElement, button };
  }
  return null;
}

/** The common ancestor of the elements. Tools go before it, so that they never become part of a row. */
function listAround(elements: readonly HTMLElement[]): HTMLElement | null {
  const [first] = elements;
  const parents = new Set(elements.map(({ parentElement }) => parentElement));
  let list = first?.parentElement ?? null;
  while (list && ![...parents].every((parent) => list?.contains(parent))) list = list.parentElement;
  return list;
}
