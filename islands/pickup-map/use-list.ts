/** State of the list: which points pass the filters at this time, and which one is selected. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIsland } from "../../runtime/react/island";
import { type Filters, filterPoints, type Indexed } from "./find-points";
import type { Point } from "./points";
import { useShared } from "./shared";

const MINUTE = 60_000;

/** The present minute: a list that stays open must not call a point open that has closed since. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * The points that pass the filters. Only "open now" depends on the time. While its points are the same, the
 * list stays the same object: another one would turn back to the first page, and be announced.
 */
export function useShown(index: Indexed, filters: Filters, now: Date): readonly Point[] {
  const time = filters.openNow ? now : null;
  const found = useMemo(() => filterPoints(index, filters, time ?? new Date()), [index, filters, time]);
  const last = useRef({ index, filters, found });
  const { current } = last;
  const isSame =
    current.index === index &&
    current.filters === filters &&
    current.found.length === found.length &&
    current.found.every((point, at) => point === found[at]);
  if (!isSame) last.current = { index, filters, found };
  return last.current.found;
}

/** The selected point, and the side that selected it: the other side follows. */
export interface Selected {
  readonly uid: string;
  readonly by: "list" | "map" | "search";
}

/** Its functions stay the same, so that only the rows whose state changes render again. */
export function useSelected(points: readonly Point[]) {
  const { announce } = useIsland();
  const { t } = useShared();
  const [selected, setSelected] = useState<Selected | null>(null);
  /** Selects without announcing: the radio button or the number's field speaks for itself. */
  const mark = useCallback((uid: string, by: Selected["by"]) => setSelected({ uid, by }), []);
  const markInList = useCallback((uid: string) => mark(uid, "list"), [mark]);
  const select = useCallback(
    (uid: string, by: "map" | "search") => {
      mark(uid, by);
      const point = points.find((entry) => entry.uid === uid);
      if (point) announce(t("pickup-map.selected", { name: point.name }));
    },
    [mark, points, announce, t],
  );
  return { selected, select, mark, markInList };
}
