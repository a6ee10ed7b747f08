/** Points in clusters, zoom by zoom: the one module that knows supercluster. */
import Supercluster from "supercluster";
import type { Bounds } from "./view";

export interface ClusterOptions {
  /** Pixels. */
  readonly radius: number;
  /** The greatest zoom that has clusters; null: none has. */
  readonly maxZoom: number | null;
}

/** A point by its place in the list, or a cluster by its own number. */
export interface Drawn {
  readonly lat: number;
  readonly lng: number;
  readonly point: number | null;
  readonly cluster: number | null;
  readonly count: number;
}

export interface Clusters {
  at(bounds: Bounds, zoom: number): readonly Drawn[];
  /** Places of the points of a cluster in the list. */
  leaves(cluster: number, most: number): readonly number[];
  /** The least zoom at which a cluster falls apart. */
  expands(cluster: number): number;
  /** The least zoom from one on at which a point stands by itself. */
  alone(point: number, from: number): number;
}

/** The world's edge in pixels at zoom 0, as tiles count. */
const EXTENT = 256;

/** @param coordinates longitude and latitude of each point, one behind the other */
export function makeClusters(coordinates: Float64Array, { radius, maxZoom }: ClusterOptions): Clusters {
  const last = maxZoom ?? 0;
  const index = new Supercluster<{ point: number }>({
    radius,
    extent: EXTENT,
    maxZoom: last,
    ...(maxZoom === null && { minPoints: Number.MAX_SAFE_INTEGER }),
  });
  const features = Array.from({ length: coordinates.length / 2 }, (_, point) => ({
    type: "Feature" as const,
    properties: { point },
    geometry: {
      type: "Point" as const,
      coordinates: [coordinates[2 * point] ?? 0, coordinates[2 * point + 1] ?? 0],
    },
  }));
  index.load(features);

  const at: Clusters["at"] = ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      return "cluster_id" in properties
        ? { lat, lng, point: null, cluster: Number(properties.cluster_id), count: Number(properties.point_count) }
        : { lat, lng, point: Number(properties.point), cluster: null, count: 1 };
    });
  return {
    at,
    leaves: (cluster, most) => index.getLeaves(cluster, most).map(({ properties }) => properties.point),
    expands: (cluster) => index.getClusterExpansionZoom(cluster),
    alone(point, from) {
      const [lng = 0, lat = 0] = coordinates.subarray(2 * point, 2 * point + 2);
      for (let zoom = Math.max(0, Math.floor(from)); zoom <= last; zoom++) {
        const near = 1e-6;
        const there = at({ west: lng - near, east: lng + near, south: lat - near, north: lat + near }, zoom);
        if (there.some((one) => one.point === point)) return zoom;
      }
      return maxZoom === null ? from : Math.max(from, last + 1);
    },
  };
}
