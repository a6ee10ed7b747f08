/** What part of the world an element shows: pure calculations, which hold before any map stands. */
import type { GeoPoint } from "../contracts/map";
import { isPlace, type Pixels, project, unproject, worldSize } from "./projection";

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

/** Pixels from the element's top left corner to a place; of the copies of the world, in the nearest one. */
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

/** The part of the world that is seen. @param more pixels beyond each edge */
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

/** The view with which all places are seen, at a whole zoom, where tiles are sharp. Null without a place. */
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
