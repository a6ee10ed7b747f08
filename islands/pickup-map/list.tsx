import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { showRow } from "../../runtime/places/list-sheet";
import { todayText } from "../../runtime/places/opening-hours";
import { useIsland, useUniqueId } from "../../runtime/react/island";
import { lastChosen } from "./chosen-point";
import { templateOf } from "./page-templates";
import { PointItem } from "./point-item";
import type { Point } from "./points";
import { useShared } from "./shared";
import type { Selected } from "./use-list";

/** Points per page. A large template of the page gets fewer, because a list may have 300 nodes at most (bar R25). */
const PAGE = 24;
const NODES = 260;

interface ListProps {
  readonly points: readonly Point[];
  readonly selected: Selected | null;
  /** The point whose number the shopper must enter now. */
  readonly numberAsked: string | null;
  readonly isNear: boolean;
  readonly now: Date;
  readonly onSelect: (uid: string) => void;
  readonly onNumberAsked: () => void;
}

/** One page of the points as a group of radio buttons: a single tab stop, with arrow keys inside. */
export function List({ points, selected, numberAsked, now, onSelect, ...forItems }: ListProps) {
  const { wanted, t } = useShared();
  const context = useIsland();
  const [first, setFirst] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const name = useUniqueId();
  const last = useMemo(() => lastChosen(context), [context]);
  const template = useMemo(
    () => templateOf(wanted.family, "item_")?.querySelector(".cop_pickup_item") ?? null,
    [wanted.family],
  );
  const perPage = template
    ? Math.max(5, Math.min(PAGE, Math.floor(NODES / (template.querySelectorAll("*").length + 3))))
    : PAGE;

  // A new list starts on its first page. A selection on the map or in the search field opens the page with that point.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other points there is another list
  useEffect(() => setFirst(0), [points]);
  useEffect(() => {
    if (!selected || selected.by === "list") return;
    const index = points.findIndex(({ uid }) => uid === selected.uid);
    if (index >= 0) setFirst(Math.floor(index / perPage) * perPage);
  }, [selected, points, perPage]);
  // Not on every render: the shopper may have scrolled away since, to type another place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another list
  useLayoutEffect(() => {
    if (awaited.current) list.current?.querySelector<HTMLElement>("input[type=radio]")?.focus();
    else if (selected && selected.by !== "list") {
      const row = list.current?.querySelector(".--active");
      if (selected.by === "map") showRow(row);
      else row?.scrollIntoView?.({ block: "nearest" });
    }
    awaited.current = false;
  }, [selected, first]);

  const shown = points.slice(first, first + perPage);
  const turn = (to: number) => {
    awaited.current = true;
    setFirst(Math.max(0, to));
  };
  if (!points.length) return null;
  const range = t("pickup-map.range", {
    from: first + 1,
    to: first + shown.length,
    count: points.length,
  });
  return (
    <>
      <p className="cop_pickup_range">{range}</p>
      <div
        ref={list}
        className={`cop_pickup_list${forItems.isNear && points.some(({ distance }) => distance) ? "" : " --not-distance"}`}
        role="radiogroup"
        aria-label={t("pickup-map.points")}
      >
        {shown.map((point) => (
          <PointItem
            key={point.uid}
            {...forItems}
            {...{ point, name, template, onSelect }}
            today={todayText(point, now, (key, values) => t(`pickup-map.${key}`, values))}
            isActive={selected?.uid === point.uid}
            isLast={point.uid === last}
            isNumberAsked={numberAsked === point.uid}
          />
        ))}
      </div>
      {points.length > perPage && (
        <div className="cop_pickup_pages">
          {first > 0 && (
            <button type="button" className="btn --outline" onClick={() => turn(first - perPage)}>
              {t("pickup-map.previous")}
            </button>
          )}
          {first + perPage < points.length && (
            <button type="button" className="btn --outline" onClick={() => turn(first + perPage)}>
              {t("pickup-map.next")}
            </button>
          )}
        </div>
      )}
    </>
  );
}
