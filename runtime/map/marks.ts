/** What is to be drawn of the points in a view: never more nodes than a page bears, nothing on top of something else. */
import type { Drawn } from "./clusters";
import type { MapPoint, Place } from "./contract";
import type { Points } from "./points";
import type { Pixels } from "./projection";
import { boundsOf, pixelOf, type View } from "./view";

/** A marker, or a cluster. */
export interface Mark extends Place {
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

const nodesOf = ({ point }: Mark) => (point ? (point.icon ? 2 : 1) : 3);
const nodesIn = (marks: readonly Mark[]) => marks.reduce((sum, mark) => sum + nodesOf(mark), 0);

/** @param kept points that are drawn by themselves, whatever cluster they belong to */
export function marksIn(points: Points, view: View, kept: readonly number[]): readonly Mark[] {
  const bounds = boundsOf(view, EDGE);
  const room = MOST_NODES - 2 * kept.length;
  const own = alone(kept, points);
  const at = (zoom: number) =>
    without(
      points.clusters.at(bounds, zoom).map((drawn) => markOf(drawn, points)),
      own,
    );
  const last = points.clusterZoom;
  // Where they are too many, as from farther away. Without clusters that would be the same ones again.
  for (let zoom = Math.min(Math.floor(view.zoom), (last ?? 0) + 1); zoom > 0 && last !== null; zoom--) {
    const marks = at(zoom);
    if (nodesIn(marks) <= room) return apart([...marks, ...own], view);
  }
  return apart([...nearest(at(last === null ? view.zoom : 0), view, room), ...own], view);
}

function markOf({ lat, lng, point, cluster, count }: Drawn, { all }: Points): Mark {
  const own = point === null ? null : (all[point] ?? null);
  return { lat, lng, key: own ? `p${own.id}` : `c${cluster}`, point: own, cluster, count, aside: HERE };
}

const alone = (kept: readonly number[], { all }: Points): Mark[] =>
  kept.flatMap((index) => {
    const point = all[index];
    if (!point) return [];
    const { lat, lng } = point;
    return [{ lat, lng, key: `p${point.id}`, point, cluster: null, count: 1, aside: HERE }];
  });

function without(marks: readonly Mark[], own: readonly Mark[]): readonly Mark[] {
  const keys = new Set(own.map(({ key }) => key));
  return marks.filter(({ key }) => !keys.has(key));
}

/** Those in the middle, where even the widest clusters are too many. */
function nearest(marks: readonly Mark[], view: View, nodes: number): readonly Mark[] {
  const far = (mark: Mark) => {
    const { x, y } = pixelOf(view, mark);
    return Math.hypot(x - view.size.x / 2, y - view.size.y / 2);
  };
  let left = nodes;
  return [...marks]
    .sort((one, other) => far(one) - far(other))
    .filter((mark) => {
      left -= nodesOf(mark);
      return left >= 0;
    });
}

/** Closer than this, a marker cannot be pressed beside another one. */
const CLOSE = 12;
/** Of the circle on which they stand then, per marker. */
const SHARE = 28;

/** Markers of one spot stand around it. Clusters never share one. */
function apart(marks: readonly Mark[], view: View): readonly Mark[] {
  const spots = new Map<string, Mark[]>();
  for (const mark of marks) {
    if (!mark.point) continue;
    const { x, y } = pixelOf(view, mark);
    const spot = `${Math.round(x / CLOSE)} ${Math.round(y / CLOSE)}`;
    spots.set(spot, [...(spots.get(spot) ?? []), mark]);
  }
  const moved = new Map<Mark, Pixels>();
  for (const together of spots.values()) {
    if (together.length < 2) continue;
    const radius = Math.max(22, (together.length * SHARE) / (2 * Math.PI));
    together.forEach((mark, index) => {
      const angle = (2 * Math.PI * index) / together.length;
      moved.set(mark, { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });
    });
  }
  return marks.map((mark) => ({ ...mark, aside: moved.get(mark) ?? HERE }));
}
