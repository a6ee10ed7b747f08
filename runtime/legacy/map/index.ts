/**
 * `L` and `markerClusterer` on top of our map: only the members that page modules call (contract F 1.1). A tile address
 * that a module passes is never requested: maps use the configured one, or stay lists (rulings 9 and 16).
 */
import type { LegacyNeeds } from "../needs";
import { oldMapTexts } from "../texts";
import { Bounds, Group, Marker } from "./layers";
import { type MapSettings, OldMap } from "./old-map";
import { placeOf } from "./place";
import { watchPresses } from "./recent-press";

/** A layer that only changes a map's settings when it is added to the map. */
const settingsLayer = (settings: MapSettings) => {
  const it = {
    addTo(map: unknown) {
      if (map instanceof OldMap) map.applySettings(settings);
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

const limitsOf = (options: unknown): MapSettings => {
  const { minZoom, maxZoom } = Object(options) as TileOptions;
  return {
    ...(Number.isFinite(minZoom) && { minZoom: Number(minZoom) }),
    ...(Number.isFinite(maxZoom) && { maxZoom: Number(maxZoom) }),
  };
};

/** Works with `new` and without. */
function point(x: unknown, y: unknown) {
  return { x: Number(x), y: Number(y) };
}

/** Available synchronously: handlers must not wait for a map's files, because the shopper may never reach the map. */
export function leaflet(
  hasTiles: () => boolean,
  { maps, texts, gate, report }: Pick<LegacyNeeds, "maps" | "texts" | "gate" | "report">,
) {
  const t = texts(oldMapTexts);
  const noMaps = () => (hasTiles() ? null : t("old-map.none"));
  const needs = { maps, noMaps, report, t, gate };
  watchPresses();
  return {
    map: (target: unknown, options?: unknown) => new OldMap(needs, target, options),
    tileLayer: (_address: unknown, options?: unknown) => settingsLayer(limitsOf(options)),
    control: { zoom: () => settingsLayer({ zoomButtons: true }) },
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

type GoogleMarker = { map?: unknown; setMap?: (map: unknown) => void };

/** `markerClusterer.MarkerClusterer` for Google's own maps: shows each marker by itself, without clusters. */
export class MarkerClusterer {
  markers: GoogleMarker[] = [];
  readonly map: unknown;

  constructor({ map, markers = [] }: { map?: unknown; markers?: GoogleMarker[] } = {}) {
    this.map = map;
    this.addMarkers(markers);
  }
  addMarker(marker: GoogleMarker) {
    this.markers.push(marker);
    put(marker, this.map);
  }
  addMarkers(markers: readonly GoogleMarker[]) {
    for (const marker of markers) this.addMarker(marker);
  }
  removeMarker(marker: GoogleMarker) {
    this.markers = this.markers.filter((other) => other !== marker);
    put(marker, null);
  }
  clearMarkers() {
    for (const marker of this.markers) put(marker, null);
    this.markers = [];
  }
  render() {}
}

/** Older markers have a method for it. */
function put(marker: GoogleMarker, map: unknown): void {
  if (typeof marker.setMap === "function") marker.setMap(map);
  else marker.map = map;
}
