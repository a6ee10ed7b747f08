/** Layers of an old-style map: markers, marker groups, and bounds of their places (contract F 1.1). */

import { safeImage } from "../../base/safe-url";
import type { MapIcon } from "../../contracts/map";
import { attempt } from "../attempt";
import { type GeoPoint, placeOf } from "./place";

/** The map's interface for its layers. */
export interface Home {
  /** The layers, or the looks of one, have changed. */
  changed(): void;
  open(marker: Marker): void;
  close(marker: Marker): void;
  showUnclustered(marker: Marker): Promise<void>;
  addLayer(layer: unknown): unknown;
  removeLayer(layer: unknown): unknown;
}

type Handler = (event: unknown) => unknown;

/** What markers and groups share: listeners, and their place on a map. */
class Layer {
  /** `null` while the layer is on no map. */
  home: Home | null = null;
  readonly #handlers = new Map<string, Set<Handler>>();
  on(type: unknown, handler: unknown) {
    if (typeof handler !== "function") return this;
    const own = this.#handlers.get(String(type)) ?? new Set();
    this.#handlers.set(String(type), own.add(handler as Handler));
    return this;
  }
  off(type?: unknown, handler?: unknown) {
    if (handler === undefined) this.#handlers.delete(String(type));
    else this.#handlers.get(String(type))?.delete(handler as Handler);
    return this;
  }
  fire(type: string, event: object) {
    for (const handler of [...(this.#handlers.get(type) ?? [])])
      attempt(() => handler({ type, target: this, ...event }));
    return this;
  }
  addTo(map: unknown) {
    (map as Home | undefined)?.addLayer?.(this);
    return this;
  }
  remove() {
    this.home?.removeLayer(this);
    return this;
  }
}

let made = 0;

export class Marker extends Layer {
  readonly _latlng: GeoPoint;
  /** Identifies the marker on the map. Not `uid`, which scripts of pages set. */
  readonly key = `${++made}`;
  readonly icon: MapIcon | undefined;
  /** The group that contains the marker. */
  group: Group | null = null;
  popup: unknown = false;

  constructor(place?: unknown, options?: unknown) {
    super();
    this._latlng = placeOf(place);
    this.icon = iconOf((Object(options) as { icon?: unknown }).icon);
  }
  getLatLng = () => this._latlng;
  /** @param content markup, an element, or false for no popup */
  bindPopup(content: unknown) {
    this.popup = content;
    this.#map()?.changed(); // the popup's text is also the marker's name
    return this;
  }
  unbindPopup() {
    this.closePopup();
    this.popup = false;
    return this;
  }
  getPopup = () => (this.popup ? this : undefined);
  openPopup() {
    this.#map()?.open(this);
    return this;
  }
  closePopup() {
    this.#map()?.close(this);
    return this;
  }
  #map = () => this.home ?? this.group?.home ?? null;
}

export class Group extends Layer {
  readonly radius: number | undefined;
  readonly #markers = new Set<Marker>();
  constructor(options?: unknown) {
    super();
    this.radius = Number((Object(options) as { maxClusterRadius?: unknown }).maxClusterRadius) || undefined;
  }
  addLayer(marker: unknown) {
    if (!(marker instanceof Marker)) return this;
    marker.group = this;
    this.#markers.add(marker);
    this.home?.changed();
    return this;
  }
  addLayers(markers: unknown) {
    if (Array.isArray(markers)) for (const marker of markers) this.addLayer(marker);
    return this;
  }
  removeLayer(marker: unknown) {
    if (this.#markers.delete(marker as Marker)) this.home?.changed();
    return this;
  }
  clearLayers() {
    this.#markers.clear();
    this.home?.changed();
    return this;
  }
  hasLayer = (marker: unknown) => this.#markers.has(marker as Marker);
  getLayers = () => [...this.#markers];
  getBounds = () => new Bounds().extend(this);
  /** Calls back once the marker is shown outside a cluster; also when it already is, or is on no map. */
  zoomToShowLayer(marker: unknown, then?: unknown) {
    const shown =
      this.home && marker instanceof Marker ? this.home.showUnclustered(marker) : Promise.resolve();
    void shown.then(() => typeof then === "function" && attempt(then as () => unknown));
    return this;
  }
}

export class Bounds {
  readonly places: GeoPoint[] = [];
  constructor(...given: readonly unknown[]) {
    for (const place of given.flat()) this.extend(place);
  }
  /** @param given a place, other bounds, or a group */
  extend(given: unknown) {
    if (given instanceof Bounds) this.places.push(...given.places);
    else if (given instanceof Group) this.places.push(...given.getLayers().map(({ _latlng }) => _latlng));
    else if (given) this.places.push(placeOf(given));
    return this;
  }
  isValid = () => this.places.some(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng));
}

interface IconOptions {
  readonly iconUrl?: unknown;
  readonly iconAnchor?: unknown;
  readonly popupAnchor?: unknown;
}

/** @param icon a result of `L.icon` */
function iconOf(icon: unknown): MapIcon | undefined {
  const { iconUrl, iconAnchor, popupAnchor } = Object(
    (Object(icon) as { options?: unknown }).options,
  ) as IconOptions;
  const url = safeImage(iconUrl);
  return url ? { url, anchor: pairOf(iconAnchor), popupAnchor: pairOf(popupAnchor) } : undefined;
}

const pairOf = (given: unknown): readonly [number, number] => {
  const [x, y] = Array.isArray(given)
    ? given
    : [(Object(given) as { x?: unknown }).x, (Object(given) as { y?: unknown }).y];
  return [Number(x) || 0, Number(y) || 0];
};
