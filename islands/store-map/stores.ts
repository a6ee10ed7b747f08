/**
 * Finds the stores of a host, in the standard theme's markup or in props, and reads them; both may be malformed (contract
 * B o, F 1.2).
 */
import { parseJson } from "../../runtime/base/json";
import { queryAll } from "../../runtime/base/safe-dom";
import { type SafeUrl, safeFile, safeImage, safeLink } from "../../runtime/base/safe-url";
import { address, asObject, list, type PlainObject, text } from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readTypedPlace, swappedAmong } from "../../runtime/places/geo-point";
import { readDay } from "../../runtime/places/opening-hours";
import type { Place } from "../../runtime/places/place";

/** What a page shows: a list of stores, one store, the shop's own address, or partners. */
export type Kind = "stocks" | "stock" | "contact" | "partners";

/** Whether the page shows a single store without a list. */
export const isAlone = (kind: Kind): boolean => kind === "stock" || kind === "contact";

/** A location that the page lists or the map shows: a store, a partner or the shop itself. */
export interface StoreLocation extends Place {
  /** A number of ours, because the page's own ids are not unique (contract F 1.2). */
  readonly id: string;
  /** The page's own id, for warnings to the theme's designer. */
  readonly pageId: string;
  readonly link: SafeUrl | null;
  readonly phones: readonly string[];
  readonly email: string;
  readonly www: SafeUrl | null;
  readonly icon: SafeUrl | null;
  /** The server's element of the store; `null` when the island renders the list. */
  readonly element: HTMLElement | null;
  /** `null` until the position is known; geocoding the address may find it. */
  place: GeoPoint | null;
}

/** A store that the server has rendered. */
export type ListedLocation = StoreLocation & { readonly element: HTMLElement };

export interface Reading {
  readonly stores: readonly StoreLocation[];
  /** Page ids of stores with invalid coordinates: they are in the list but not on the map. */
  readonly bad: readonly string[];
}

function read(
  entries: readonly { readonly data: PlainObject; readonly element: HTMLElement | null }[],
): Reading {
  const bad = new Set<string>();
  const pageIdOf = ({ id, name }: PlainObject) => text(id) || text(name);
  const places = entries.map(({ data }) => {
    const { place, isBad } = readTypedPlace(data.lat, data.lng);
    if (isBad) bad.add(pageIdOf(data));
    return place;
  });
  const swapped = swappedAmong(places);
  const stores = entries.map(({ data, element }, index): StoreLocation => {
    if (swapped.has(index)) bad.add(pageIdOf(data));
    return {
      id: String(index),
      pageId: pageIdOf(data),
      name: text(data.name).trim(),
      street: text(data.street).trim(),
      zipcode: text(data.zipcode).trim(),
      city: text(data.city).trim(),
      country: text(data.country).trim(),
      link: safeLink(address(data.link)),
      phones: [text(data.phone1), text(data.phone2)].filter((phone) => phone.trim()),
      email: text(data.email).trim(),
      www: safeFile(address(data.www)),
      icon: safeImage(address(data.icon)),
      week: list(data.hours).map(readDay),
      element,
      place: swapped.has(index) ? null : (places[index] ?? null),
    };
  });
  return { stores, bad: [...bad] };
}

/**
 * @param elements with `data-id`, `data-name`, `data-lat`, `data-hours` (a JSON list) …
 * @param before what was read of the same list earlier: its stores stay the same objects, with the places looked up since
 */
export function storesOfMarkup(
  elements: readonly HTMLElement[],
  before: readonly StoreLocation[] = [],
): Reading {
  const reading = read(
    elements.map((element) => {
      const { hours = "", ...data } = element.dataset;
      return { data: { ...data, hours: parseJson(hours) }, element };
    }),
  );
  const known = new Map(before.map((store) => [store.element, store]));
  const free = 1 + Math.max(-1, ...before.map(({ id }) => Number(id)));
  return {
    ...reading,
    stores: reading.stores.map(
      (store, index) => known.get(store.element) ?? { ...store, id: String(free + index) },
    ),
  };
}

/** @param given a list of objects with the same names; other values are skipped */
export const storesOfProps = (given: unknown): Reading =>
  read(
    list(given)
      .map(asObject)
      .filter((data) => Object.keys(data).length)
      .map((data) => ({ data: { phone1: data.phone, ...data }, element: null })),
  );

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
export function listAround(elements: readonly HTMLElement[]): HTMLElement | null {
  const parents = new Set(elements.map(({ parentElement }) => parentElement));
  let list = elements[0]?.parentElement ?? null;
  while (list && ![...parents].every((parent) => list?.contains(parent))) list = list.parentElement;
  return list;
}
