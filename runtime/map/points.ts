/** The points of a map: those with a place in the world, found by their id, and drawn in clusters. */
import { type ClusterOptions, type Clusters, makeClusters } from "./clusters";
import type { MapPoint } from "./contract";
import { isPlace } from "./projection";

export interface Points {
  readonly all: readonly MapPoint[];
  /** The place in the list. */
  find(id: string): number | undefined;
  readonly clusters: Clusters;
  /** The greatest zoom that has clusters; null: none has. */
  readonly clusterZoom: number | null;
}

export function makePoints(given: readonly MapPoint[], options: ClusterOptions): Points {
  const all = given.filter(isPlace);
  const byId = new Map(all.map(({ id }, index) => [id, index]));
  const coordinates = new Float64Array(2 * all.length);
  all.forEach(({ lat, lng }, index) => {
    coordinates[2 * index] = lng;
    coordinates[2 * index + 1] = lat;
  });
  let clusters: Clusters | undefined;
  return {
    all,
    clusterZoom: options.maxZoom,
    find: (id) => byId.get(id),
    get clusters() {
      clusters ??= makeClusters(coordinates, options);
      return clusters;
    },
  };
}
