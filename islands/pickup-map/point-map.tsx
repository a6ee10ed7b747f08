import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { warnOnce } from "../../runtime/base/console";
import type { GeoPoint } from "../../runtime/contracts/map";
import { NO_TILES, tilesOf } from "../../runtime/map/tiles";
import { useIsland, useShop } from "../../runtime/react/island";
import { openSide, type Side } from "./map-side";
import type { Point } from "./points";
import { useShared } from "./shared";
import type { Selected } from "./use-list";

interface PointMapProps {
  readonly points: readonly Point[];
  readonly around: GeoPoint;
  readonly selected: Selected | null;
  readonly isMapOpen: boolean;
  readonly setMapOpen: (isOpen: boolean) => void;
  readonly onSelect: (uid: string) => void;
  readonly onChoose: (point: Point) => void;
  readonly onArea: (center: GeoPoint) => void;
}

/** The map beside the list. Nothing is fetched before the shopper's press, and the list works without the map. */
export function PointMap(props: PointMapProps) {
  const { isMapOpen, setMapOpen, onArea } = props;
  const { t } = useShared();
  const { host } = useIsland();
  const box = useRef<HTMLDivElement>(null);
  useInView(box, isMapOpen);
  const { side, state } = useSide(box, props);
  const hasTiles = useShop(({ shop }) => tilesOf(shop).length > 0);
  useEffect(() => {
    if (!hasTiles) warnOnce(NO_TILES, host);
  }, [hasTiles, host]);
  if (!hasTiles) return null;
  return (
    <div className="cop_pickup_map list_map__map">
      <div className="cop_pickup_map__buttons">
        <button
          type="button"
          className="cop_pickup_map__toggle btn --outline"
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          {t(isMapOpen ? "pickup-map.hide-map" : "pickup-map.show-map")}
        </button>
        {/* Reserves the button's room: a late button would push the map down. */}
        {isMapOpen && (
          <button
            type="button"
            className="cop_pickup_map__area_button --area btn --outline"
            style={{ visibility: state === "standing" ? undefined : "hidden" }}
            onClick={() => side && onArea(side.center())}
          >
            {t("pickup-map.area")}
          </button>
        )}
      </div>
      {isMapOpen && (
        <>
          <div ref={box} className="cop_pickup_map__wrapper" hidden={state === "failed"} />
          {state === "failed" && <p className="cop_pickup_map__failed">{t("pickup-map.map-failed")}</p>}
        </>
      )}
    </div>
  );
}

/** Shows the whole opened map: on phones it begins below the search field, and its list would lie below the window. */
function useInView(box: { readonly current: HTMLElement | null }, isMapOpen: boolean): void {
  useLayoutEffect(() => {
    if (isMapOpen) box.current?.closest(".--sheet .cop_pickup_stage")?.scrollIntoView?.({ block: "nearest" });
  }, [isMapOpen, box]);
}

/** Keeps the map while it is open; points, view and selection follow the list. */
function useSide(box: { readonly current: HTMLElement | null }, props: PointMapProps) {
  const { isMapOpen, points, around, selected } = props;
  const context = useIsland();
  const [side, setSide] = useState<Side | null>(null);
  const [state, setState] = useState<"coming" | "standing" | "failed">("coming");
  const { wanted, language, t } = useShared();
  const newest = useRef(props);
  newest.current = props;

  useEffect(() => {
    const element = box.current;
    if (!isMapOpen || !element) return;
    let isOver = false;
    let opened: Side | null = null;
    setState("coming");
    openSide(element, context, {
      ...{ around: newest.current.around, language, t, family: wanted.family },
      onSelect: (uid) => newest.current.onSelect(uid),
      onChoose: (point) => newest.current.onChoose(point),
      onReady: () => isOver || setState("standing"),
    }).then(
      (made) => {
        opened = made;
        if (isOver) made.remove();
        else setSide(made);
      },
      () => {
        if (isOver) return;
        setState("failed");
        context.announce(t("pickup-map.map-failed"));
      },
    );
    return () => {
      isOver = true;
      setSide(null);
      opened?.remove();
    };
  }, [isMapOpen, context, box, wanted.family, language, t]);

  useEffect(() => side?.setPoints(points), [side, points]);
  useEffect(() => side?.goTo(around), [side, around]);
  useEffect(() => {
    const point = newest.current.points.find(({ uid }) => uid === selected?.uid);
    side?.select(point ?? null, selected?.by ?? "list");
  }, [side, selected]);
  return { side, state };
}
