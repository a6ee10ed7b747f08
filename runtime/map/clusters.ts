/** Points in clusters, zoom by zoom: the one module that knows supercluster. Runs in the page, or in a worker. */
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
  /**
   * What is within the bounds at a zoom. Where that would be too many nodes, as from farther away; those in the middle
   * where even that does not help.
   * @param room nodes; a cluster has three
   * @param weight nodes of a point
   */
  at(bounds: Bounds, zoom: number, room: number, weight: number): readonly Drawn[];
  /** The part of the world that a cluster's points stand in. */
  extent(cluster: number): Bounds;
  /** The least zoom at which a cluster falls apart. */
  expands(cluster: number): number;
  /** The least zoom from one on at which a point stands by itself. */
  alone(point: number, from: number): number;
}

/** The world's edge in pixels at zoom 0, as tiles count. */
const EXTENT = 256;
/** Degrees around a point, within which it is found again. */
const NEAR = 1e-6;
const CLUSTER_NODES = 3;

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
