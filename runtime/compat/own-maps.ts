import type { Kernel } from "../islands/kernel";

/** The boxes for which the island `store-map` makes the map (contract F 1.2); pages' modules bind their handlers to them. */
const BOXES = /^#(stocks?|contact|partners)_map$/;

/**
 * Whether handlers bound to this selector would make a second map in an island's box, and look up addresses that nobody
 * has asked for. Where no such island stands on the page they run, and are given the old map's names.
 */
export const isMapOfIsland = (kernel: Kernel) => (selector: string) =>
  BOXES.test(selector) && [...kernel.hosts.values()].some((islands) => islands.has("store-map"));
