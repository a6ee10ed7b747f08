/**
 * Stands for `L` and `markerClusterer` until pages have a map of ours (contract D 11): the map's box says that
 * everything is in the list below, and what modules ask of map and markers they get, so that the list works on. The eight
 * members of `L` that pages use, and the members of their objects. A chunk of its own.
 */
import type { CompatNeeds } from "../needs";
import { mapTexts } from "../../map/texts";
import { makeBox } from "./box";
import { Bounds, Group, Marker } from "./layers";
import { type Place, placeOf } from "./place";

export { MarkerClusterer } from "./clusterer";

/** What is drawn, and what is added to something: neither happens. */
const layer = () => {
  const it = { addTo: () => it, remove: () => it };
  return it;
};

/** Called with `new`, and without. */
function point(x: unknown, y: unknown) {
  return { x: Number(x), y: Number(y) };
}

interface MapOptions {
  readonly center?: unknown;
  readonly zoom?: unknown;
}

export function leaflet({ texts }: CompatNeeds) {
  const say = texts(mapTexts);

  class StandInMap {
    /** Read by modules that place a popup: the height of the box. */
    readonly _size: { readonly x: number; readonly y: number };
    #center: Place;
    #zoom: number;
    readonly #box: ReturnType<typeof makeBox>;

    constructor(target: unknown, options?: MapOptions) {
      const element = target instanceof HTMLElement ? target : document.getElementById(String(target));
      this.#box = makeBox(element, say("map.missing"));
      this.#center = placeOf(options?.center);
      this.#zoom = Number(options?.zoom) || 10;
      this._size = { x: element?.clientWidth ?? 0, y: element?.clientHeight ?? 0 };
    }
    addLayer() {
      return this;
    }
    removeLayer() {
      return this;
    }
    fitBounds() {
      return this;
    }
    setView(center: unknown, zoom?: unknown) {
      this.#center = placeOf(center);
      return this.setZoom(zoom);
    }
    setZoom(zoom: unknown) {
      if (zoom !== undefined) this.#zoom = Number(zoom);
      return this;
    }
    getZoom = () => this.#zoom;
    getCenter = () => this.#center;
    project = (place: unknown) => {
      const { lat, lng } = placeOf(place);
      return { x: lng, y: lat };
    };
    unproject = (point: { x?: unknown; y?: unknown }) => placeOf([point?.y, point?.x]);
    invalidateSize() {
      return this;
    }
    on() {
      return this;
    }
    off() {
      return this;
    }
    remove() {
      this.#box.empty();
      return this;
    }
  }

  return {
    map: (target: unknown, options?: MapOptions) => new StandInMap(target, options),
    tileLayer: layer,
    control: { zoom: layer },
    icon: (options: object) => ({ options }),
    point,
    latLng: (...given: unknown[]) => placeOf(given.length > 1 ? given : given[0]),
    latLngBounds: () => new Bounds(),
    marker: (place: unknown) => new Marker(place),
    markerClusterGroup: () => new Group(),
    Marker,
    MarkerClusterGroup: Group,
    Icon: { Default: { mergeOptions() {} } },
  };
}
