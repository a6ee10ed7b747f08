import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { warnOnce } from "../../runtime/base/console";
import type { GeoPoint, ShopMap } from "../../runtime/contracts/map";
import { NO_TILES, tilesOf } from "../../runtime/map/tiles";
import { useIsland, useShop } from "../../runtime/react/island";
import { markersOf, popupOf } from "./marker";
import type { Point } from "./points";
import { useShared } from "./shared";
import type { Selected } from "./use-list";

/** The standard theme's zoom limits, and the initial zoom (contract B o). */
const ZOOM = { zoom: 11, minZoom: 7, maxZoom: 18 };

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
  const { map, state } = useMap(box, props);
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
            style={{ visibility: state === "ready" ? undefined : "hidden" }}
            onClick={() => map && onArea(map.center())}
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
function useMap(box: { readonly current: HTMLElement | null }, props: PointMapProps) {
  const { isMapOpen, points, around, selected } = props;
  const context = useIsland();
  const { wanted, language, t } = useShared();
  const [map, setMap] = useState<ShopMap | null>(null);
  const [state, setState] = useState<"coming" | "ready" | "failed">("coming");
  const newest = useRef(props);
  newest.current = props;

  useEffect(() => {
    const element = box.current;
    if (!isMapOpen || !element) return;
    let isOver = false;
    let opened: ShopMap | null = null;
    const open = async () => {
      opened = await context.openMap(element, {
        ...{ ...ZOOM, zoomButtons: true, begin: "asked", label: t("pickup-map.map") },
        center: newest.current.around,
        onPress: (uid) => newest.current.onSelect(uid),
        onReady: () => isOver || setState("ready"),
      });
      if (isOver) opened.remove();
      else setMap(opened);
    };
    setState("coming");
    // The map shows any other error itself.
    open().catch(() => {
      if (isOver) return;
      setState("failed");
      context.announce(t("pickup-map.map-failed"));
    });
    return () => {
      isOver = true;
      setMap(null);
      opened?.remove();
    };
  }, [isMapOpen, context, box, t]);

  useEffect(() => map?.setPoints(markersOf(points)), [map, points]);
  useEffect(() => map?.setView(around), [map, around]);
  useEffect(() => {
    if (!map || !isMapOpen) return;
    const point = newest.current.points.find(({ uid }) => uid === selected?.uid);
    map.choose(point?.place ? point.uid : null);
    if (!point?.place) return map.closePopup();
    const life = new AbortController();
    const show = () => {
      if (life.signal.aborted) return;
      const choose = (chosen: Point) => newest.current.onChoose(chosen);
      const looks = { family: wanted.family, language, t };
      map.openPopup(point.uid, popupOf(point, { ...looks, choose, signal: context.signal }));
    };
    if (selected?.by === "map") show();
    else void map.showAlone(point.uid).then(show);
    // Another point is selected, or the map has ended, while the view moves.
    return () => life.abort();
  }, [map, isMapOpen, selected, wanted.family, language, t, context.signal]);
  return { map, state };
}
