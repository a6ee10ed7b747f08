/** Reads stores from the server's markup (contract B o, F 1.2) or from props, both possibly malformed. */
import { parseJson } from "../../runtime/base/json";
import { safeFile, safeImage, safeLink } from "../../runtime/base/safe-url";
import { address, asObject, list, type PlainObject, text } from "../../runtime/base/values";
import { readDay } from "../../runtime/map/opening-hours";
import type { StoreLocation } from "./store";
import { readTypedPlace, swappedAmong } from "./typed-place";

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
