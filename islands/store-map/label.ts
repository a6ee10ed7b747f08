import type { Finder } from "./finder";
import type { SayNoMap } from "./no-map-texts";
import type { Kind } from "./stores";

/** Whether the page shows a single store without a list. */
export const isAlone = (kind: Kind): boolean => kind === "stock" || kind === "contact";

/** The accessible name of the map. */
export function labelOf(kind: Kind, { all }: Finder, t: SayNoMap): string {
  if (isAlone(kind)) return t("store-map.map-of", { name: all[0]?.name ?? "" });
  return t(kind === "partners" ? "store-map.map-of-partners" : "store-map.map");
}
