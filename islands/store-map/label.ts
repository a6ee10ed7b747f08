import type { Finder } from "./finder";
import type { SayNoMap } from "./no-map-texts";
import type { Kind } from "./store-popup";

/** There is one place, and no list. */
export const isAlone = (kind: Kind): boolean => kind === "stock" || kind === "contact";

/** The accessible name of a map. */
export function labelOf(kind: Kind, { all }: Finder, t: SayNoMap): string {
  if (isAlone(kind)) return t("store-map.map-of", { name: all[0]?.name ?? "" });
  return t(kind === "partners" ? "store-map.map-of-partners" : "store-map.map");
}
