/** Features of the store pages. */
import { clickSoon, comesOnline, type Feature, isThere } from "./contract";

/** The tools above a visible list. */
export const search: Feature = {
  path: "/stocks.php?tiles=1",
  act: comesOnline,
  has: (page) => isThere(page, ".store-map__field"),
};

export const ownList: Feature = {
  path: "/stocks.php?finder=1&tiles=1",
  act: comesOnline,
  has: (page) => isThere(page, ".store-map__list li"),
};

/** The map's region, after the shopper has opened the map. */
export const placeOfMap: Feature = {
  path: "/stocks.php?tiles=1",
  act: (page) => clickSoon(page, "#stocks_map .map_note__button"),
  has: (page) => isThere(page, "#stocks_map .map_region"),
  // Without the file a text is in the map's place; a press offers the map again.
  again: async (page) => {
    await page.locator("#stocks_map").click();
    await clickSoon(page, "#stocks_map .map_note__button");
  },
};

/** A town without a store: only the geocoding service knows its location. */
export const lookedUp: Feature = {
  path: "/stocks.php?tiles=1",
  async act(page) {
    await page.locator(".store-map__field").fill("Białystok");
    await clickSoon(page, ".store-map__button");
  },
  has: async (page) => /najbliższych: Białystok/.test(await page.locator(".store-map__count").innerText()),
};

/** The shopper's press loads it; when loading fails, another press retries. */
export const mapItself: Feature = {
  path: "/stocks.php?tiles=1",
  act: (page) => clickSoon(page, "#stocks_map .map_note__button"),
  has: (page) => isThere(page, "#stocks_map .map_marker"),
};
