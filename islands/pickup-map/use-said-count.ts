/** Says to screen readers how many points are shown. */
import { useEffect, useRef } from "react";
import { useIsland } from "../../runtime/react/island";
import { useSayLater } from "../../runtime/react/use-say-later";
import type { Point } from "./points";
import type { Say } from "./texts";

/** Of a new list at once; of one that is narrowed when the shopper has come to rest. Each list is said once. */
export function useSaidCount(points: readonly Point[], shown: readonly Point[], t: Say): void {
  const { announce } = useIsland();
  const sayLater = useSayLater();
  const said = useRef(points);
  useEffect(() => {
    const isNew = said.current !== points;
    said.current = points;
    const none = points.length ? "pickup-map.none-fits" : "pickup-map.none";
    const text = shown.length ? t("pickup-map.count", { count: shown.length }) : t(none);
    sayLater(isNew || shown === points ? "" : text);
    if (isNew) announce(text);
  }, [points, shown, t, announce, sayLater]);
}
