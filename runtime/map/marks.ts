/** What is to be drawn of the points in a view: never more nodes than a page bears, nothing on top of something else. */

import type { GeoPoint, MapPoint } from "../contracts/map";
import type { Drawn } from "./clusters";
import type { Points } from "./points";
import { type Pixels, project } from "./projection";
import { boundsOf, type View } from "./view";

/** A marker, or a cluster. */
export interface Mark extends GeoPoint {
  readonly key: string;
  readonly point: MapPoint | null;
  readonly cluster: number | null;
  readonly count: number;
  /** Away from its place, where another one stands. */
  readonly aside: Pixels;
}

/** Nodes of a map, whatever is on it. */
const MOST_NODES = 300;
/** Beyond the edges, so that what comes in by a small move is there. */
const EDGE = 60;
const HERE: Pixels = { x: 0, y: 0 };

/** @param kept points that are drawn by themselves, whatever cluster they belong to */
export async function marksIn(points: Points, view: View, kept: readonly number[]): Promise<readonly Mark[]> {
  const own = kept.flatMap((point) => {
    const found = points.all[point];
    return found ? [markOf({ lat: found.lat, lng: found.lng, point, cluster: null, count: 1 }, points)] : [];
  });
  const room = MOST_NODES - points.weight * own.length;
  const drawn = await points.clusters.at(boundsOf(view, EDGE), view.zoom, room, points.weight);
  const keys = new Set(own.map(({ key }) => key));
  const others = drawn.map((one) => markOf(one, points)).filter(({ key }) => !keys.has(key));
  return apart([...others, ...own], view.zoom);
}

function markOf({ lat, lng, point, cluster, count }: Drawn, { all }: Points): Mark {
  const own = point === null ? null : (all[point] ?? null);
  return { lat, lng, key: own ? `p${own.id}` : `c${cluster}`, point: own, cluster, count, aside: HERE };
}

/** Closer than this, a marker cannot be pressed beside another one. */
const CLOSE = 12;
/** Of the circle on which they stand then, per marker. */
const SHARE = 28;

interface Standing {
  readonly mark: Mark;
  readonly at: Pixels;
}

/**
 * Markers that stand too close stand on a circle around their middle. Found by the world's pixels, so that they stay where
 * they are while the view moves. Clusters never share a spot.
 */
function apart(marks: readonly Mark[], zoom: number): readonly Mark[] {
  const left = new Set(marks.flatMap((mark) => (mark.point ? [{ mark, at: project(mark, zoom) }] : [])));
  const moved = new Map<Mark, Pixels>();
  for (const first of left) {
    const together = takeClose(first, left);
    if (together.length < 2) continue;
    const middle = middleOf(together);
    const radius = Math.max(22, (together.length * SHARE) / (2 * Math.PI));
    // The same ones have the same places, however they were found.
    together.sort((one, other) => (one.mark.key < other.mark.key ? -1 : 1));
    together.forEach(({ mark, at }, index) => {
      const angle = (2 * Math.PI * index) / together.length;
      moved.set(mark, {
        x: middle.x + radius * Math.sin(angle) - at.x,
        y: middle.y - radius * Math.cos(angle) - at.y,
      });
    });
  }
  return marks.map((mark) => ({ ...mark, aside: moved.get(mark) ?? HERE }));
}

/** Takes out what is close to the first one, and to one of those, and so on. */
function takeClose(first: Standing, left: Set<Standing>): Standing[] {
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

function middleOf(together: readonly Standing[]): Pixels {
  const mean = (of: (at: Pixels) => number) =>
    together.reduce((sum, { at }) => sum + of(at), 0) / together.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
