/** Shared by tests of stores. */

import { type StoreLocation, storesOfProps } from "../../../islands/store-map/stores";

export const gdansk = { lat: 54.352, lng: 18.6466 };
export const krakow = { lat: 50.0614, lng: 19.9366 };

/** Stores in the format of a theme's props. */
export const given: readonly Record<string, unknown>[] = [
  {
    id: 7,
    name: "Nad Motławą",
    street: "Długa 4",
    zipcode: "80-831",
    city: "Gdańsk",
    country: "Polska",
    ...gdansk,
  },
  {
    id: 8,
    name: "Pod Wawelem",
    street: "Floriańska 18",
    zipcode: "31-021",
    city: "Kraków",
    country: "Polska",
    ...krakow,
  },
  { id: 9, name: "Na Wydmie", street: "Nadmorska 2", zipcode: "84-360", city: "Łeba", country: "Polska" },
];

export const storesOf = (entries: readonly unknown[] = given): readonly StoreLocation[] =>
  storesOfProps(entries).stores;

/** The names of stores. */
export const names = (stores: readonly StoreLocation[]): string[] => stores.map(({ name }) => name);
