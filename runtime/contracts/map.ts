/**
 * What a map is to those who show one: islands (`context.openMap`) and the old names of maps. Types only. The map itself is
 * a chunk of its own, and its vendor files another; none of them is fetched before the shopper asks for a map.
 *
 * Zooms are levels of 256-pixel tiles, as tile servers and the pages' own modules count them.
 */

export interface GeoPoint {
  /** Degrees, -90 to 90. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lng: number;
}

export interface MapPoint extends GeoPoint {
  /** Unique on its map. */
  readonly id: string;
  /** The marker's accessible name, a text. */
  readonly label: string;
  /** Its own picture, in its natural size; the platform's marker (`/gfx/standards/`) where there is none. */
  readonly icon?: MapIcon;
}

export interface MapIcon {
  /** http or https, checked by who gives it. */
  readonly url: string;
  /** Pixels from the picture's top left corner to the place that it stands for. */
  readonly anchor: readonly [x: number, y: number];
  /** Pixels from the place to the tip of its popup. */
  readonly popupAnchor: readonly [x: number, y: number];
}

/** Why there is no map (any more). The list beside it goes on without it. */
export type MapFault =
  | "no-tiles-configured"
  | "no-webgl"
  | "file"
  | "tiles"
  | "policy"
  | "context-lost"
  | "no-size"
  | "timeout";

export interface MapOptions {
  readonly center: GeoPoint;
  readonly zoom: number;
  /** 3 where not said. */
  readonly minZoom?: number;
  /** 18 where not said (ruling: fixtures/PLATFORM.md, maps). */
  readonly maxZoom?: number;
  readonly zoomButtons?: boolean;
  /** The accessible name of the map's region. */
  readonly label: string;
  /** False: every marker stands for itself. */
  readonly cluster?: { readonly radius?: number; readonly maxZoom?: number } | false;
  /** Pixels kept free around points that are fitted in. */
  readonly padding?: number;
  /**
   * `asked`: the shopper has just asked for this map, so it is fetched at once. `reached`: in its place stands a button until
   * the shopper presses it, or comes to it where tiles may be fetched without asking (`consent: "granted"`, or tiles of the
   * shop's own origin). What is said to the map meanwhile is kept.
   */
  readonly begin: "asked" | "reached";
  /** Whether what is said to it now is a wish of the shopper's; otherwise a press of a moment ago counts as one. */
  readonly isWish?: () => boolean;
  /** A marker was pressed, by mouse, touch or key. */
  readonly onPress?: (id: string) => void;
  /** The view has come to rest. */
  readonly onRest?: () => void;
  /** It stands: tiles and markers can be seen. */
  readonly onReady?: () => void;
  /**
   * Once for each attempt: what the shopper asks for again may stand, and be lost again. Until then a sentence stands in the
   * map's place, and what is said to the map is kept. `isLasting`: asking again would not bring a map on this page.
   */
  readonly onFault?: (fault: MapFault, isLasting: boolean) => void;
}

/**
 * One map in one element. Every method may be called before the map stands; coordinates that are no numbers or outside the
 * world are left out. Nothing here throws.
 */
export interface ShopMap {
  /** Replaces all points. 100,000 are no long task. */
  setPoints(points: readonly MapPoint[]): void;
  /** Marks one as chosen, wherever it is drawn; null: none. */
  choose(id: string | null): void;
  /** Shows an element over a point until it is closed; one at a time. The popup lives inside the map's element. */
  openPopup(id: string, content: Element, options?: { onClose?: () => void }): void;
  closePopup(): void;
  /** Moves the view until the point is drawn by itself, not in a cluster. Resolves then; at once where it already is. */
  showAlone(id: string): Promise<void>;
  /** Moves the view so that these, or all points, are in it; one of them stops at the greatest zoom. */
  fit(places?: readonly GeoPoint[]): void;
  setView(center: GeoPoint, zoom?: number): void;
  center(): GeoPoint;
  zoom(): number;
  /** The part of the world that is seen. */
  bounds(): { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
  /** Pixels of the whole world at a zoom, the present one where none is said. */
  project(place: GeoPoint, zoom?: number): { readonly x: number; readonly y: number };
  unproject(point: { readonly x: number; readonly y: number }, zoom?: number): GeoPoint;
  /** Pixels of the map's element, as last seen. */
  size(): { readonly x: number; readonly y: number };
  /** Its element has another size now. Sizes are also followed by themselves. */
  resize(): void;
  /** Takes everything out of its element, which can take a new map then. */
  remove(): void;
}

/** @param element where the map comes; its own children are set aside while it stands, and come back with `remove()` */
export type OpenMap = (element: HTMLElement, options: MapOptions) => ShopMap;
