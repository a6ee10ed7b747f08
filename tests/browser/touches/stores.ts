/** First touches of stores and pickup points. */
import { count, type Touch, tap } from "./touch";

export const storeTouches: readonly Touch[] = [
  {
    name: "a store's way to the map",
    islands: ["store-map"],
    path: "/stocks.php?stores=40&tiles=1",
    host: "#content",
    isPress: true,
    act: tap(".stocks_list__show_on_map"),
    has: async (page) => (await count(page, "#stocks_map .stocks_marker")) === 1,
    once: async (page) => (await count(page, ".map_region")) === 1,
  },
  {
    name: "the button that shows the stores' map",
    islands: ["store-map"],
    path: "/stocks.php?tiles=1",
    host: "#content",
    isPress: false,
    comesWithScript: true,
    act: tap(".map_note__button"),
    has: async (page) => (await count(page, "canvas.maplibregl-canvas")) === 1,
    once: async (page) => (await count(page, "canvas.maplibregl-canvas")) === 1,
  },
  {
    name: "a pickup point",
    islands: ["pickup-map"],
    path: "/pickup-sites.php?at=52.2297,21.0122",
    host: "form.cop.--pickup-sites",
    isPress: false,
    comesWithScript: true,
    act: tap(".cop_pickup_list .cop_pickup_item__name"),
    has: async (page) => (await count(page, ".cop_pickup_list .--active")) === 1,
    once: async (page) => (await count(page, ".cop_pickup_list .--active")) === 1,
  },
];
