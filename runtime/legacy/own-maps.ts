import type { Kernel } from "../contracts/boot";

/** The boxes for which the island `store-map` makes the map (contract F 1.2); pages' modules bind their handlers to them. */
const BOXES = /^#(stocks?|contact|partners)_map$/;

/**
 * Whether handlers bound to this selector would make a second map in an island's box, and look up addresses that nobody
 * has asked for. Where no such island stands on the page they run, and are given the old map's names.
 */
export const isMapOfIsland = (kernel: Kernel) => (selector: string) =>
  BOXES.test(selector) && [...kernel.hosts.values()].some((islands) => islands.has("store-map"));

/** Without an address of tiles nothing is ever drawn. */
export const hasTiles = ({ store }: Pick<Kernel, "store">): boolean => !!store.getState().shop.tiles.url;

/** The modules of pages that have such a box. */
const STORE_FILES: readonly string[] = ["stocks_list", "stock_info", "contact_address", "partners_list"];

/** Modules draw on Google's maps where the page has a key; not where an island makes the map (ruling 16). */
const hasGoogleKey = () => !!Reflect.get(window, "google_api_key");

/** Whether a module's file draws a map that stands nowhere: an island makes it, or there are no tiles for one. */
export const drawsNothing =
  (kernel: Kernel) =>
  (file: string): boolean =>
    STORE_FILES.some((name) => file.startsWith(name)) &&
    (isMapOfIsland(kernel)("#stocks_map") || !(hasTiles(kernel) || hasGoogleKey()));
