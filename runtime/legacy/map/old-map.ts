/**
 * An old-style map on top of one of ours (contract F 1.1). It opens at the end of the tick, when its limits and buttons
 * are known, or with the first query. Answers are valid before the map is rendered.
 */
import type { MapPoint } from "../../contracts/map";
import type { Translate } from "../../contracts/texts";
import type { LegacyNeeds } from "../needs";
import type { oldMapTexts } from "../texts";
import { Bounds, Group, type Home, Marker } from "./layers";
import { type LaterNeeds, type MapLater, mapLater } from "./map-later";
import { placeOf } from "./place";
import { contentOf, nameOf } from "./popup-content";
import { isRecentPress } from "./recent-press";

export interface OldMapNeeds extends LaterNeeds {
  readonly t: Translate<keyof typeof oldMapTexts>;
  readonly gate: LegacyNeeds["gate"];
}

/** Settings that a tile layer or the zoom control passes to the map. */
export interface MapSettings {
  minZoom?: number;
  maxZoom?: number;
  zoomButtons?: boolean;
}

const START = { lat: 52, lng: 19.5 };
/** Containers of widgets that the shopper opens; a closed dialog is not rendered. */
const DIALOG = "dialog, [role=dialog], .modal";
const isInOpenDialog = (element: Element) => {
  const dialog = element.closest(DIALOG);
  return !!dialog && dialog.getClientRects().length > 0;
};
const inUse = new WeakMap<HTMLElement, OldMap>();

interface Given {
  readonly center?: unknown;
  readonly zoom?: unknown;
  readonly minZoom?: unknown;
  readonly maxZoom?: unknown;
  readonly zoomControl?: unknown;
}

export class OldMap implements Home {
  readonly #needs: OldMapNeeds;
  readonly #element: HTMLElement;
  readonly #given: Given;
  readonly #isAsked: boolean;
  readonly #layers = new Set<Marker | Group>();
  readonly #settings: MapSettings;
  #map: MapLater | undefined;
  #isStale = false;
  #isRemoved = false;
  #open: Marker | null = null;

  constructor(needs: OldMapNeeds, target: unknown, options?: unknown) {
    const found = target instanceof HTMLElement ? target : document.getElementById(String(target));
    this.#needs = needs;
    this.#element = found ?? document.createElement("div");
    this.#given = Object(options) as Given;
    this.#settings = { zoomButtons: this.#given.zoomControl !== false };
    this.#isAsked = isRecentPress();
    inUse.get(this.#element)?.remove();
    inUse.set(this.#element, this);
    queueMicrotask(() => this.#isRemoved || this.#own());
  }

  /** Creates the map on first use, and passes changed layers on to it. */
  #own(): MapLater {
    if (!this.#map) {
      const isAsked = () => !this.#isRemoved && (this.#isAsked || isInOpenDialog(this.#element));
      this.#map = mapLater(this.#needs, this.#element, this.#options(), isAsked);
      if (this.#isRemoved) this.#map.remove(); // a removed map answers queries only
    }
    if (this.#isStale) {
      this.#isStale = false;
      this.#map.setPoints(this.#markers().map((marker) => this.#point(marker)));
    }
    return this.#map;
  }
  #options(): Parameters<typeof mapLater>[2] {
    const { center, zoom, minZoom, maxZoom } = this.#given;
    const place = placeOf(center);
    const limit = (given: unknown, otherwise: number) => (Number.isFinite(given) ? Number(given) : otherwise);
    const radius = [...this.#layers].find((layer) => layer instanceof Group)?.radius;
    return {
      center: Number.isFinite(place.lat + place.lng) ? place : START,
      zoom: Number(zoom) || 10,
      minZoom: limit(this.#settings.minZoom, limit(minZoom, 3)),
      maxZoom: Math.min(18, limit(this.#settings.maxZoom, limit(maxZoom, 18))),
      zoomButtons: this.#settings.zoomButtons ?? false,
      label: this.#needs.t("old-map.name"),
      cluster: radius ? { radius } : {},
      onPress: (key) => this.#pressed(key),
    };
  }
  #markers(): Marker[] {
    return [
      ...new Set(
        [...this.#layers].flatMap((layer) => (layer instanceof Group ? layer.getLayers() : [layer])),
      ),
    ];
  }
  #point({ key, _latlng, icon, popup }: Marker): MapPoint {
    return {
      id: key,
      ..._latlng,
      label: nameOf(popup, this.#needs.t("old-map.place")),
      ...(icon && { icon }),
    };
  }
  #pressed(key: string) {
    const marker = this.#markers().find((entry) => entry.key === key);
    if (!marker) return;
    if (this.#open === marker) this.close(marker);
    else this.open(marker);
    marker.fire("click", { latlng: marker._latlng, layer: marker });
    marker.group?.fire("click", { latlng: marker._latlng, layer: marker });
  }

  /** Called by a tile layer or a control. An open map keeps the settings that it opened with. */
  applySettings(settings: MapSettings) {
    Object.assign(this.#settings, settings);
    return this;
  }
  changed() {
    if (this.#isStale || this.#isRemoved) return;
    this.#isStale = true;
    queueMicrotask(() => this.#isStale && !this.#isRemoved && this.#own());
  }
  async open(marker: Marker) {
    if (this.#isRemoved || !marker.popup) return;
    this.#open = marker;
    const isUserInitiated = isRecentPress();
    const content = await contentOf(marker.popup, this.#needs.gate).catch(() => null);
    if (!content || this.#open !== marker || this.#isRemoved) return;
    const onClose = () => {
      if (this.#open === marker) this.#open = null;
    };
    this.#own().openPopup(isUserInitiated, marker.key, content, { onClose });
    this.#open = marker; // opening it closed the previous popup, which may have reset this
  }
  close(marker: Marker) {
    if (this.#open !== marker) return;
    this.#open = null;
    this.#own().closePopup();
  }
  showUnclustered(marker: Marker) {
    return this.#own().showAlone(isRecentPress(), marker.key);
  }

  addLayer(layer: unknown) {
    if (layer instanceof Marker || layer instanceof Group) {
      layer.home = this;
      if (this.#layers.has(layer)) return this;
      this.#layers.add(layer);
      this.changed();
    } else if (layer !== this) (layer as { addTo?: (map: OldMap) => unknown } | undefined)?.addTo?.(this);
    return this;
  }
  removeLayer(layer: unknown) {
    if (this.#layers.delete(layer as Marker)) {
      (layer as Marker).home = null;
      this.changed();
    }
    return this;
  }
  hasLayer = (layer: unknown) => this.#layers.has(layer as Marker);
  closePopup() {
    if (this.#open) this.close(this.#open);
    return this;
  }
  /** @param bounds bounds, a list of places, or a group */
  fitBounds(bounds: unknown) {
    const { places } = bounds instanceof Bounds ? bounds : new Bounds(bounds);
    if (places.length) this.#own().fit(places);
    return this;
  }
  setView(center: unknown, zoom?: unknown) {
    const [place, wanted] = [placeOf(center), Number(zoom)];
    this.#own().setView(place, zoom === undefined || !Number.isFinite(wanted) ? this.getZoom() : wanted);
    return this;
  }
  panTo = (center: unknown) => this.setView(center);
  setZoom = (zoom: unknown) => this.setView(this.getCenter(), zoom);
  getZoom = () => this.#own().zoom();
  getCenter = () => this.#own().center();
  getSize = () => this.#own().size();
  getContainer = () => this.#element;
  /** Size of the box in pixels; modules read it to place a popup. */
  get _size() {
    return this.getSize();
  }
  project = (place: unknown, zoom?: number) => this.#own().project(placeOf(place), zoom);
  unproject = (point: unknown, zoom?: number) => {
    const { x, y } = Object(point) as { x?: unknown; y?: unknown };
    return this.#own().unproject({ x: Number(x), y: Number(y) }, zoom);
  };
  invalidateSize() {
    this.#own().resize();
    return this;
  }
  on() {
    return this;
  }
  off() {
    return this;
  }
  remove() {
    if (this.#isRemoved) return this;
    this.#isRemoved = true;
    for (const layer of this.#layers) layer.home = null;
    this.#map?.remove();
    if (inUse.get(this.#element) === this) inUse.delete(this.#element);
    return this;
  }
}
