/** Features of the pages of stores. */
import { clickSoon, comesOnline, type Feature, isThere } from "./contract";

/** The tools above a list that is seen. */
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

/** The map's region, once the shopper has asked for it. */
export const placeOfMap: Feature = {
  path: "/stocks.php?tiles=1",
  act: (page) => clickSoon(page, "#stocks_map .map_note__button"),
  has: (page) => isThere(page, "#stocks_map .map_region"),
};

/** A town in which no store is: only the service knows where it is. */
export const lookedUp: Feature = {
  path: "/stocks.php?tiles=1",
  async act(page) {
    await page.locator(".store-map__field").fill("Białystok");
    await clickSoon(page, ".store-map__button");
  },
  has: async (page) => /najbliższych: Białystok/.test(await page.locator(".store-map__count").innerText()),
};

/** Fetched by the shopper's press; where it could not be had, a press asks again. */
export const mapItself: Feature = {
  path: "/stocks.php?tiles=1",
  act: (page) => clickSoon(page, "#stocks_map .map_note__button"),
  has: (page) => isThere(page, "#stocks_map .map_marker"),
};
