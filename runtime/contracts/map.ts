/**
 * The contract between maps and their callers: islands (`context.openMap`) and the old names of maps. Types only. The
 * map and its vendor files are separate chunks, which are not fetched before the shopper asks for a map.
 *
 * Zooms are levels of 256-pixel tiles, as in tile servers and the pages' own modules.
 */

export interface GeoPoint {
  /** Degrees, -90 to 90. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lng: number;
}

/** What a service knows about an address. */
export interface GeoPlace extends GeoPoint {
  /** The only town of the postal code that was asked about; empty when there are several, or none is known. */
  readonly town?: string;
}

export interface MapPoint extends GeoPoint {
  /** Unique within its map. */
  readonly id: string;
  /** The marker's accessible name, as plain text. */
  readonly label: string;
  /** The point's own image, in its natural size. Default: the platform's marker (`/gfx/standards/`). */
  readonly icon?: MapIcon;
}

export interface MapIcon {
  /** http or https; the caller checks this. */
  readonly url: string;
  /** Pixels from the image's top left corner to the marked place. */
  readonly anchor: readonly [x: number, y: number];
  /** Pixels from the place to the tip of its popup. */
  readonly popupAnchor: readonly [x: number, y: number];
}

/** Why a map cannot start, or has stopped. The list beside it works without it. */
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
  /** Default: 3. */
  readonly minZoom?: number;
  /** Default: 18 (ruling: fixtures/PLATFORM.md, maps). */
  readonly maxZoom?: number;
  readonly zoomButtons?: boolean;
  /** The accessible name of the map's region. */
  readonly label: string;
  /** `false`: each point has a marker of its own. */
  readonly cluster?: { readonly radius?: number; readonly maxZoom?: number } | false;
  /** Pixels kept free around fitted points. */
  readonly padding?: number;
  /**
   * `asked`: the shopper has just asked for this map, so it is fetched at once. `reached`: a button replaces the map
   * until the shopper presses it. It also starts when the shopper scrolls to it, if tiles need no consent (`consent:
   * "granted"`, or tiles of the shop's own origin). Earlier calls are queued.
   */
  readonly begin: "asked" | "reached";
  /** Whether the current call comes from the shopper. Default: the browser's recent user activation. */
  readonly isUserInitiated?: () => boolean;
  /** The shopper activated a marker, by mouse, touch or key. */
  readonly onPress?: (id: string) => void;
  /** The view has stopped moving. */
  readonly onRest?: () => void;
  /** The first tile and the markers are visible. */
  readonly onReady?: () => void;
  /**
   * Called once for each attempt, because a retried map may start and fail again. Meanwhile a message replaces the
   * map, and calls are queued. `isLasting`: a retry on this page would fail too.
   */
  readonly onFault?: (fault: MapFault, isLasting: boolean) => void;
}

/**
 * One map in one element. Every method may be called before the map has started. Coordinates that are not numbers, or
 * that lie outside the world, are ignored. No method throws.
 */
export interface ShopMap {
  /** Replaces all points. 100,000 points cause no long task. */
  setPoints(points: readonly MapPoint[]): void;
  /** Marks a point as chosen, wherever it is drawn; `null` clears the choice. */
  choose(id: string | null): void;
  /** Shows an element over a point until it is closed; one at a time. The popup is inside the map's element. */
  openPopup(id: string, content: Element, options?: { onClose?: () => void }): void;
  closePopup(): void;
  /** Moves the view until the point is drawn outside any cluster. Resolves then; at once if it already is. */
  showAlone(id: string): Promise<void>;
  /** Moves the view to contain these places, or all points. A single place is shown at the greatest zoom. */
  fit(places?: readonly GeoPoint[]): void;
  setView(center: GeoPoint, zoom?: number): void;
  center(): GeoPoint;
  zoom(): number;
  /** The visible part of the world. */
  bounds(): { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
  /** Pixels within the whole world at a zoom; default: the present zoom. */
  project(place: GeoPoint, zoom?: number): { readonly x: number; readonly y: number };
  unproject(point: { readonly x: number; readonly y: number }, zoom?: number): GeoPoint;
  /** The map's element in pixels, as last measured. */
  size(): { readonly x: number; readonly y: number };
  /** Call it after the element's size has changed. An observer also detects changes. */
  resize(): void;
  /** Empties the map's element, which can then take a new map. */
  remove(): void;
}

/** @param element contains the map; its own children are set aside meanwhile, and come back with `remove()` */
export type OpenMap = (element: HTMLElement, options: MapOptions) => ShopMap;
