/** Decides which map code of page modules must not run, because an island draws the map or no map can be drawn. */

import type { Boot } from "../contracts/boot";

/** Boxes in which the island `store-map` draws the map (contract F 1.2); page modules bind their handlers to them. */
const BOXES = /^#(stocks?|contact|partners)_map$/;

/**
 * Whether handlers bound to this selector would draw a second map in an island's box, and geocode addresses unasked.
 * On a page without the island, they run and draw by the old map's names.
 */
export const isMapOfIsland = (boot: Boot) => (selector: string) =>
  BOXES.test(selector) && [...boot.hosts.values()].some((islands) => islands.has("store-map"));

/** Without an address of tiles, no map is ever drawn. */
export const hasTiles = ({ store }: Pick<Boot, "store">): boolean => !!store.getState().shop.tiles.url;

/** Module files of pages that have such a box. */
const STORE_FILES: readonly string[] = ["stocks_list", "stock_info", "contact_address", "partners_list"];

/** With a key, modules draw on Google's maps; not where an island draws the map (ruling 16). */
const hasGoogleKey = () => !!Reflect.get(window, "google_api_key");

/** Whether the map of a module file is never shown: an island draws it, or it has no tiles. */
export const drawsNothing =
  (boot: Boot) =>
  (file: string): boolean =>
    STORE_FILES.some((name) => file.startsWith(name)) &&
    (isMapOfIsland(boot)("#stocks_map") || !(hasTiles(boot) || hasGoogleKey()));
