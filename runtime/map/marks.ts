/** The points of a map, and the marks to draw in a view: within the limit of nodes, and without overlap. */
import type { GeoPoint, MapPoint } from "../contracts/map";
import type { ClusterOptions, Drawn } from "./clusters";
import type { ClustersBeside, MakeClusters } from "./clusters-beside";
import { boundsOf, isPlace, type Pixels, project, type View } from "./view";

export interface Points {
  readonly all: readonly MapPoint[];
  /** Nodes that one point needs. */
  readonly weight: number;
  /** The index in the list. */
  find(id: string): number | undefined;
  readonly clusters: ClustersBeside;
}

/** Drops points with invalid coordinates, finds them by id, and clusters them. */
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

/** A marker, or a cluster. */
export interface Mark extends GeoPoint {
  readonly key: string;
  readonly point: MapPoint | null;
  readonly cluster: number | null;
  readonly count: number;
  /** Pixels from its place, when markers there would overlap. */
  readonly offset: Pixels;
}

/** Limit of nodes per map. */
const MOST_NODES = 300;
/** Pixels beyond the edges, so that a small move shows marks at once. */
const EDGE = 60;
const HERE: Pixels = { x: 0, y: 0 };

/** @param kept points that are always drawn as markers, even when they belong to a cluster */
export async function marksIn(points: Points, view: View, kept: readonly number[]): Promise<readonly Mark[]> {
  const own = kept.flatMap((point) => {
    const found = points.all[point];
    return found ? [markOf({ lat: found.lat, lng: found.lng, point, cluster: null, count: 1 }, points)] : [];
  });
  const room = MOST_NODES - points.weight * own.length;
  const drawn = await points.clusters.at(boundsOf(view, EDGE), view.zoom, room, points.weight);
  const keys = new Set(own.map(({ key }) => key));
  const others = drawn.map((one) => markOf(one, points)).filter(({ key }) => !keys.has(key));
  return spreadOverlapping([...others, ...own], view.zoom);
}

function markOf({ lat, lng, point, cluster, count }: Drawn, { all }: Points): Mark {
  const own = point === null ? null : (all[point] ?? null);
  return { lat, lng, key: own ? `p${own.id}` : `c${cluster}`, point: own, cluster, count, offset: HERE };
}

/** Pixels between two markers below which one cannot be pressed. */
const CLOSE = 12;
/** Pixels of the circle's circumference per marker. */
const ARC_PER_MARKER_PX = 28;

interface PlacedMark {
  readonly mark: Mark;
  readonly at: Pixels;
}

/**
 * Arranges markers that are too close in a circle around their middle. It works in world pixels, so that their
 * positions stay fixed while the view moves. Clusters never share a spot.
 */
function spreadOverlapping(marks: readonly Mark[], zoom: number): readonly Mark[] {
  const left = new Set(marks.flatMap((mark) => (mark.point ? [{ mark, at: project(mark, zoom) }] : [])));
  const moved = new Map<Mark, Pixels>();
  for (const first of left) {
    const together = takeClose(first, left);
    if (together.length < 2) continue;
    const middle = middleOf(together);
    const radius = Math.max(22, (together.length * ARC_PER_MARKER_PX) / (2 * Math.PI));
    // Sorted, so that the same markers always get the same positions.
    together.sort((one, other) => (one.mark.key < other.mark.key ? -1 : 1));
    together.forEach(({ mark, at }, index) => {
      const angle = (2 * Math.PI * index) / together.length;
      moved.set(mark, {
        x: middle.x + radius * Math.sin(angle) - at.x,
        y: middle.y - radius * Math.cos(angle) - at.y,
      });
    });
  }
  return marks.map((mark) => ({ ...mark, offset: moved.get(mark) ?? HERE }));
}

/** Takes out all markers that are close to the first one, directly or through others. */
function takeClose(first: PlacedMark, left: Set<PlacedMark>): PlacedMark[] {
  const together = [first];
  left.delete(first);
  for (const { at } of together)
    for (const other of left)
      if (Math.hypot(other.at.x - at.x, other.at.y - at.y) < CLOSE) {
        together.push(other);
        left.delete(other);
      }
  return together;
}

function middleOf(together: readonly PlacedMark[]): Pixels {
  const mean = (of: (at: Pixels) => number) =>
    together.reduce((sum, { at }) => sum + of(at), 0) / together.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
