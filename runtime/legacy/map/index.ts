/**
 * `L` and `markerClusterer` over our map: the members that pages' own modules call, and no others (contract F 1.1). The
 * address of tiles that a module names is never asked: maps have the configured one, or are lists (rulings 9 and 16).
 */
import type { CompatNeeds } from "../needs";
import { oldMapTexts } from "../texts";
import { Bounds, Group, Marker } from "./layers";
import { OldMap, type Said } from "./old-map";
import { placeOf } from "./place";
import { watchPresses } from "./recent-press";

export { MarkerClusterer } from "./clusterer";

/** What tells a map something when it is added to it. */
const teller = (said: Said) => {
  const it = {
    addTo(map: unknown) {
      if (map instanceof OldMap) map.learn(said);
      return it;
    },
    remove: () => it,
  };
  return it;
};

interface TileOptions {
  readonly minZoom?: unknown;
  readonly maxZoom?: unknown;
}

const limitsOf = (options: unknown): Said => {
  const { minZoom, maxZoom } = Object(options) as TileOptions;
  return {
    ...(Number.isFinite(minZoom) && { minZoom: Number(minZoom) }),
    ...(Number.isFinite(maxZoom) && { maxZoom: Number(maxZoom) }),
  };
};

/** Called with `new`, and without. */
function point(x: unknown, y: unknown) {
  return { x: Number(x), y: Number(y) };
}

/** At once, whatever a map needs: handlers of pages where nobody looks at one do not wait for it. */
export function leaflet(
  hasTiles: () => boolean,
  { maps, texts, gate, report }: Pick<CompatNeeds, "maps" | "texts" | "gate" | "report">,
) {
  const t = texts(oldMapTexts);
  const noMaps = () => (hasTiles() ? null : t("old-map.none"));
  const needs = { maps, noMaps, report, t, gate };
  watchPresses();
  return {
    map: (target: unknown, options?: unknown) => new OldMap(needs, target, options),
    tileLayer: (_address: unknown, options?: unknown) => teller(limitsOf(options)),
    control: { zoom: () => teller({ zoomButtons: true }) },
    icon: (options: unknown) => ({ options }),
    point,
    latLng: (...given: unknown[]) => placeOf(given.length > 1 ? given : given[0]),
    latLngBounds: (...given: unknown[]) => new Bounds(...given),
    marker: (...given: unknown[]) => new Marker(...given),
    markerClusterGroup: (options?: unknown) => new Group(options),
    Map: OldMap,
    Marker,
    MarkerClusterGroup: Group,
    Icon: { Default: { mergeOptions() {} } },
  };
}
