/** Announces how many points are shown. */
import { useEffect, useRef } from "react";
import { useIsland } from "../../runtime/react/island";
import { useDeferredAnnounce } from "../../runtime/react/use-deferred-announce";
import type { Point } from "./points";
import type { PickupTranslate } from "./texts";

/** Announces a new list at once, and a narrowed one when the shopper pauses. Each list is announced once. */
export function useSaidCount(points: readonly Point[], shown: readonly Point[], t: PickupTranslate): void {
  const { announce } = useIsland();
  const sayLater = useDeferredAnnounce();
  const announced = useRef(points);
  useEffect(() => {
    const isNew = announced.current !== points;
    announced.current = points;
    const none = points.length ? "pickup-map.none-fits" : "pickup-map.none";
    const text = shown.length ? t("pickup-map.count", { count: shown.length }) : t(none);
    sayLater(isNew || shown === points ? "" : text);
    if (isNew) announce(text);
  }, [points, shown, t, announce, sayLater]);
}
