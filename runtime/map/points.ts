/** The points of a map: those with a place in the world, found by their id, and drawn in clusters. */

import type { MapPoint } from "../contracts/map";
import type { ClusterOptions } from "./clusters";
import type { ClustersBeside, MakeClusters } from "./clusters-beside";
import { isPlace } from "./projection";

export interface Points {
  readonly all: readonly MapPoint[];
  /** Nodes of one of them. */
  readonly weight: number;
  /** The place in the list. */
  find(id: string): number | undefined;
  readonly clusters: ClustersBeside;
}

export function makePoints(given: readonly MapPoint[], options: ClusterOptions, make: MakeClusters): Points {
  const all = given.filter(isPlace);
  const coordinates = new Float64Array(2 * all.length);
  all.forEach(({ lat, lng }, index) => {
    coordinates[2 * index] = lng;
    coordinates[2 * index + 1] = lat;
  });
  let byId: Map<string, number> | undefined;
  let clusters: ClustersBeside | undefined;
  return {
    all,
    weight: all.some(({ icon }) => icon) ? 2 : 1,
    find(id) {
      byId ??= new Map(all.map((point, index) => [point.id, index]));
      return byId.get(id);
    },
    get clusters() {
      clusters ??= make(coordinates, options);
      return clusters;
    },
  };
}
