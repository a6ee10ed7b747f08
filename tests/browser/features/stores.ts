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

/** What stands in the map's place, when the shopper has come to it. */
export const placeOfMap: Feature = {
  path: "/stocks.php?tiles=1",
  act: comesOnline,
  has: (page) => isThere(page, "#stocks_map .map_region"),
};

/** A store without coordinates is looked up by its address with the press; where that fails, with the next one. */
export const lookedUp: Feature = {
  path: "/stock.php?id=2&place=none&tiles=1",
  act: (page) => clickSoon(page, ".stock_info__show_on_map"),
  has: (page) => isThere(page, "#stock_map .map_region"),
};
