/**
 * The Web Mercator projection, and the part of the world that an element shows. Pure; it also works before the map
 * starts.
 */
import type { GeoPoint } from "../contracts/map";

export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** The edge of a server's tile, in pixels. */
export const TILE = 256;
/** Latitude at which the world of tiles ends. */
const MOST_NORTH = 85.0511287798066;

/** Pixels of the world's edge at a zoom. */
export const worldSize = (zoom: number): number => TILE * 2 ** zoom;

export function project({ lat, lng }: GeoPoint, zoom: number): Pixels {
  const size = worldSize(zoom);
  const sine = Math.sin((within(lat, MOST_NORTH) * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

export function unproject({ x, y }: Pixels, zoom: number): GeoPoint {
  const size = worldSize(zoom);
  const height = Math.PI * (1 - (2 * y) / size);
  return { lat: (Math.atan(Math.sinh(height)) * 180) / Math.PI, lng: (x / size - 0.5) * 360 };
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Whether the coordinates are valid. They must be numbers: texts, also empty ones, are not. */
export const isPlace = (place: Partial<GeoPoint> | null | undefined): place is GeoPoint =>
  Number.isFinite(place?.lat) &&
  Number.isFinite(place?.lng) &&
  Math.abs(Number(place?.lat)) <= 90 &&
  Math.abs(Number(place?.lng)) <= 180;

export interface View {
  readonly center: GeoPoint;
  readonly zoom: number;
  /** Pixels of the element. */
  readonly size: Pixels;
}

export interface Limits {
  readonly minZoom: number;
  readonly maxZoom: number;
}

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export const zoomWithin = (zoom: number, { minZoom, maxZoom }: Limits): number =>
  Math.max(minZoom, Math.min(maxZoom, Number.isFinite(zoom) ? zoom : minZoom));

/** Pixels from the element's top left corner to a place, in the nearest copy of the world. */
export function pixelOf({ center, zoom, size }: View, place: GeoPoint): Pixels {
  const [middle, there] = [project(center, zoom), project(place, zoom)];
  const world = worldSize(zoom);
  const across = there.x - middle.x;
  return {
    x: across - world * Math.round(across / world) + size.x / 2,
    y: there.y - middle.y + size.y / 2,
  };
}

/** The place under a pixel of the element. */
export function placeAt({ center, zoom, size }: View, { x, y }: Pixels): GeoPoint {
  const middle = project(center, zoom);
  return unproject({ x: middle.x + x - size.x / 2, y: middle.y + y - size.y / 2 }, zoom);
}

/** The visible part of the world. @param more pixels beyond each edge */
export function boundsOf(view: View, more = 0): Bounds {
  const first = placeAt(view, { x: -more, y: -more });
  const last = placeAt(view, { x: view.size.x + more, y: view.size.y + more });
  return { south: last.lat, west: first.lng, north: first.lat, east: last.lng };
}

export const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.south <= inner.south &&
  outer.north >= inner.north &&
  outer.west <= inner.west &&
  outer.east >= inner.east;

/** The view that contains all places, at a whole zoom, where tiles are sharp. `null` without a valid place. */
export function fitted(
  places: readonly GeoPoint[],
  { size }: Pick<View, "size">,
  padding: number,
  limits: Limits,
): Pick<View, "center" | "zoom"> | null {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const place of places) {
    if (!isPlace(place)) continue;
    const { x, y } = project(place, 0);
    [left, top] = [Math.min(left, x / 256), Math.min(top, y / 256)];
    [right, bottom] = [Math.max(right, x / 256), Math.max(bottom, y / 256)];
  }
  if (left > right) return null;
  const room = (length: number) => Math.max(1, length - 2 * padding);
  const scale = Math.min(room(size.x) / (256 * (right - left)), room(size.y) / (256 * (bottom - top)));
  const zoom = zoomWithin(
    scale === Number.POSITIVE_INFINITY ? limits.maxZoom : Math.floor(Math.log2(scale)),
    limits,
  );
  return { center: unproject({ x: 128 * (left + right), y: 128 * (top + bottom) }, 0), zoom };
}
