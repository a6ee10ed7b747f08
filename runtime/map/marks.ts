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
  return apart([...others, ...own], view);
}

function markOf({ lat, lng, point, cluster, count }: Drawn, { all }: Points): Mark {
  const own = point === null ? null : (all[point] ?? null);
  return { lat, lng, key: own ? `p${own.id}` : `c${cluster}`, point: own, cluster, count, aside: HERE };
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
