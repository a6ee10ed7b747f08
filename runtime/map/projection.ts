/** The web's Mercator projection: degrees to pixels of the whole world, and back. Pure. */
import type { GeoPoint } from "../contracts/map";

export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** A tile server's tile. */
export const TILE = 256;
/** Beyond it the world of tiles ends. */
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

/** Whether this is a place of the world. Numbers only: a text is none, and neither is an empty one. */
export const isPlace = (place: Partial<GeoPoint> | null | undefined): place is GeoPoint =>
  Number.isFinite(place?.lat) &&
  Number.isFinite(place?.lng) &&
  Math.abs(Number(place?.lat)) <= 90 &&
  Math.abs(Number(place?.lng)) <= 180;
