import { useEffect, useMemo, useRef, useState } from "react";
import { type Filters, filterPoints, type Indexed } from "./filter";
import type { Point } from "./points";

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
