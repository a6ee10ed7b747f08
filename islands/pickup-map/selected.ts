import { useCallback, useState } from "react";
import { useIsland } from "../../runtime/react/island";
import type { Point } from "./points";
import type { PickupTranslate } from "./texts";

/** The selected point, and the side that selected it: the other side follows. */
export interface Selected {
  readonly uid: string;
  readonly by: "list" | "map" | "search";
}

/** Its functions stay the same, so that only the rows whose state changes render again. */
export function useSelected(points: readonly Point[], t: PickupTranslate) {
  const { announce } = useIsland();
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
