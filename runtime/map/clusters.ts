/** Clusters points per zoom level: the one module that uses supercluster. Runs in the page, or in a worker. */
import Supercluster from "supercluster";
import type { Bounds } from "./view";

export interface ClusterOptions {
  /** Pixels. */
  readonly radius: number;
  /** The greatest zoom with clusters; `null` switches clusters off. */
  readonly maxZoom: number | null;
}

/** A point by its index in the list, or a cluster by its number. */
export interface Drawn {
  readonly lat: number;
  readonly lng: number;
  readonly point: number | null;
  readonly cluster: number | null;
  readonly count: number;
}

export interface Clusters {
  /**
   * The points and clusters within the bounds at a zoom. If they need too many nodes, it takes a lower zoom, and at
   * last only those nearest to the centre.
   * @param room the limit of nodes; a cluster needs three
   * @param weight nodes that a point needs
   */
  at(bounds: Bounds, zoom: number, room: number, weight: number): readonly Drawn[];
  /** The bounds of a cluster's points. */
  extent(cluster: number): Bounds;
  /** The least zoom at which a cluster splits. */
  expands(cluster: number): number;
  /** The least zoom from `from` on at which a point is not in a cluster. */
  alone(point: number, from: number): number;
}

/** Pixels of the world's edge at zoom 0, in the units of tiles. */
const EXTENT = 256;
/** Degrees around a point in which a search finds it again. */
const NEAR = 1e-6;
const CLUSTER_NODES = 3;

/** @param coordinates longitude and latitude of each point, as one flat list */
export function makeClusters(coordinates: Float64Array, { radius, maxZoom }: ClusterOptions): Clusters {
  const last = maxZoom ?? 0;
  const index = new Supercluster<{ point: number }>({
    radius,
    extent: EXTENT,
    maxZoom: last,
    ...(maxZoom === null && { minPoints: Number.MAX_SAFE_INTEGER }),
  });
  const features = [...Array(coordinates.length / 2)].map((_, point) => ({
    type: "Feature" as const,
    properties: { point },
    geometry: {
      type: "Point" as const,
      coordinates: [coordinates[2 * point] ?? 0, coordinates[2 * point + 1] ?? 0],
    },
  }));
  index.load(features);

  const within = ({ west, south, east, north }: Bounds, zoom: number): Drawn[] =>
    index.getClusters([west, south, east, north], zoom).map(({ geometry, properties: own }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      return "cluster_id" in own
        ? { lat, lng, point: null, cluster: Number(own.cluster_id), count: Number(own.point_count) }
        : { lat, lng, point: Number(own.point), cluster: null, count: 1 };
    });

  return {
    at(bounds, zoom, room, weight) {
      const nodes = ({ cluster }: Drawn) => (cluster === null ? weight : CLUSTER_NODES);
      for (let level = Math.min(Math.floor(zoom), last + 1); level > 0 && maxZoom !== null; level--) {
        const found = within(bounds, level);
        if (found.reduce((sum, one) => sum + nodes(one), 0) <= room) return found;
      }
      let left = room;
      return inTheMiddle(within(bounds, maxZoom === null ? 1 : 0), bounds).filter((one) => {
        left -= nodes(one);
        return left >= 0;
      });
    },
    extent(cluster) {
      const leaves = index
        .getLeaves(cluster, Number.POSITIVE_INFINITY)
        .map(({ properties }) => properties.point);
      let [south, west, north, east] = [90, 180, -90, -180];
      for (const leaf of leaves) {
        const [lng = 0, lat = 0] = [coordinates[2 * leaf], coordinates[2 * leaf + 1]];
        [south, west] = [Math.min(south, lat), Math.min(west, lng)];
        [north, east] = [Math.max(north, lat), Math.max(east, lng)];
      }
      return { south, west, north, east };
    },
    expands: (cluster) => index.getClusterExpansionZoom(cluster),
    alone(point, from) {
      const [lng = 0, lat = 0] = coordinates.subarray(2 * point, 2 * point + 2);
      const around = { west: lng - NEAR, east: lng + NEAR, south: lat - NEAR, north: lat + NEAR };
      for (let zoom = Math.max(0, Math.floor(from)); zoom <= last; zoom++)
        if (within(around, zoom).some((one) => one.point === point)) return zoom;
      return maxZoom === null ? from : Math.max(from, last + 1);
    },
  };
}

function inTheMiddle(found: Drawn[], { south, west, north, east }: Bounds): Drawn[] {
  const far = ({ lat, lng }: Drawn) => Math.hypot(lat - (south + north) / 2, lng - (west + east) / 2);
  return found.sort((one, other) => far(one) - far(other));
}
