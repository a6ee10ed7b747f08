/** Which of the standard theme's lists, or single places, a host has (contract B o, F 1.2). */
import { queryAll } from "../../runtime/base/safe-dom";
import type { Kind } from "./store-popup";

export interface FoundPlaces {
  readonly kind: Kind;
  /** Those that hold the data. */
  readonly elements: readonly HTMLElement[];
  /** What holds all of them; null for a single place. */
  readonly list: Element | null;
  readonly mapElement: HTMLElement | null;
  /** What leads to the map, in each of them; null where nothing does. */
  readonly button: string | null;
}

const kinds: readonly (readonly [kind: Kind, data: string, map: string, button: string | null])[] = [
  ["stocks", ".stocks_list__item", ".stocks_map", ".stocks_list__show_on_map"],
  ["partners", ".partners_list__partner", ".partners_map", ".partners_list__item.--map"],
  ["stock", ".stock_info", ".stock_map", ".stock_info__show_on_map"],
  ["contact", "#contact_map[data-name]", ".contact_map", null],
];

/** Not what an island draws, nor what belongs to a host inside of this one. */
const belongsTo = (host: HTMLElement) => (element: HTMLElement) =>
  !element.closest("[data-island-root]") &&
  [null, host].includes(element.closest<HTMLElement>("[data-island~=store-map]"));

export function findPlaces(host: HTMLElement): FoundPlaces | null {
  const isOwn = belongsTo(host);
  for (const [kind, data, map, button] of kinds) {
    const elements = queryAll(host, data).filter(isOwn);
    const [first] = elements;
    if (!first) continue;
    // A theme may have marked the list alone: the box that no other host has is its map.
    const boxes = [host, document.body].flatMap((root) => queryAll(root, `#${map.slice(1)}, ${map}`));
    const [mapElement = null] = boxes.filter(isOwn);
    return { kind, elements, list: listAround(elements), mapElement, button };
  }
  return null;
}

/** The element that holds all of them: tools stand ahead of it, so that they are parts of no row. */
function listAround(elements: readonly HTMLElement[]): Element | null {
  const [first] = elements;
  const parents = new Set(elements.map(({ parentElement }) => parentElement));
  let list = first?.parentElement ?? null;
  while (list && ![...parents].every((parent) => list?.contains(parent))) list = list.parentElement;
  return list;
}
