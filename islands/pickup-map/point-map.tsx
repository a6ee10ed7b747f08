import { useEffect, useRef, useState } from "react";
import { designerTeller } from "../../runtime/kit/tell-designer";
import type { Place, ShopMap } from "../../runtime/map/contract";
import { useIsland, useShop } from "../../runtime/react/island";
import { tagOf } from "../../runtime/texts/languages";
import { markerOf } from "./marker";
import type { Selected } from "./picker";
import type { Point } from "./points";
import type { Say } from "./texts";
import type { Wanted } from "./wanted";

/** The standard theme's limits, and how near the map begins (contract B o). */
const ZOOM = { zoom: 11, minZoom: 7, maxZoom: 18 };

const tellDesigner = designerTeller();

interface PointMapProps {
  readonly wanted: Wanted;
  readonly points: readonly Point[];
  readonly around: Place;
  readonly selected: Selected | null;
  readonly isMapOpen: boolean;
  readonly setMapOpen: (isOpen: boolean) => void;
  readonly say: Say;
  readonly onSelect: (uid: string) => void;
  readonly onChoose: (point: Point) => void;
  readonly onArea: (center: Place) => void;
}

/** The map beside the list: nothing of it is fetched before the shopper presses for it, and the list does without. */
export function PointMap(props: PointMapProps) {
  const { isMapOpen, setMapOpen, say, onArea } = props;
  const { host } = useIsland();
  const box = useRef<HTMLDivElement>(null);
  const { map, isStanding, hasFailed } = useMap(box, props);
  const hasTiles = useShop(({ shop }) => !!shop.tiles.url);
  useEffect(() => {
    if (!hasTiles)
      tellDesigner(host, "pickup-map: no tiles are configured (tiles.url), so there is a list and no map.");
  }, [hasTiles, host]);
  if (!hasTiles) return null;
  return (
    <div className="cop_pickup_map">
      <button
        type="button"
        className="cop_pickup_map__toggle btn --outline"
        aria-expanded={isMapOpen}
        onClick={() => setMapOpen(!isMapOpen)}
      >
        {say(isMapOpen ? "pickup-map.hide-map" : "pickup-map.show-map")}
      </button>
      {isMapOpen && (
        <>
          {isStanding && (
            <button
              type="button"
              className="cop_pickup_map__area_button --area btn --outline"
              onClick={() => map && onArea(map.center())}
            >
              {say("pickup-map.area")}
            </button>
          )}
          <div ref={box} className="cop_pickup_map__wrapper" />
          {hasFailed && <p className="cop_pickup_map__failed">{say("pickup-map.map-failed")}</p>}
        </>
      )}
    </div>
  );
}

/** The map for as long as it is open; points, view and selection follow the list. */
function useMap(box: { readonly current: HTMLElement | null }, props: PointMapProps) {
  const { isMapOpen, points, around, selected } = props;
  const context = useIsland();
  const language = useShop(({ shop }) => tagOf(shop.languageSymbol));
  const [map, setMap] = useState<ShopMap | null>(null);
  const [state, setState] = useState<"coming" | "standing" | "failed">("coming");
  const newest = useRef(props);
  newest.current = props;

  useEffect(() => {
    const element = box.current;
    if (!isMapOpen || !element) return;
    let isOver = false;
    let opened: ShopMap | null = null;
    const { around, say } = newest.current;
    setState("coming");
    context
      .openMap(element, {
        center: around,
        ...ZOOM,
        zoomButtons: true,
        label: say("pickup-map.map"),
        begin: "asked",
        onPress: (uid) => newest.current.onSelect(uid),
        onReady: () => isOver || setState("standing"),
        // The map says by itself, in its place, what is the matter.
        onFault: () => isOver || setState("coming"),
      })
      .then(
        (it) => {
          if (isOver) return it.remove();
          opened = it;
          setMap(it);
        },
        () => {
          if (isOver) return;
          setState("failed");
          context.announce(say("pickup-map.map-failed"));
        },
      );
    return () => {
      isOver = true;
      setMap(null);
      opened?.remove();
    };
  }, [isMapOpen, context, box]);

  useEffect(() => {
    if (!map) return;
    const placed = points.flatMap(({ uid, name, place, icon }) =>
      place ? [{ id: uid, label: name, ...place, ...(icon && { icon: iconOf(icon) }) }] : [],
    );
    map.setPoints(placed);
  }, [map, points]);
  useEffect(() => map?.setView(around), [map, around]);
  useEffect(() => {
    if (!map) return;
    const point = selected && newest.current.points.find(({ uid }) => uid === selected.uid);
    map.choose(point?.place ? point.uid : null);
    if (!point?.place) return map.closePopup();
    let isOver = false;
    const show = () => {
      const { say, onChoose, wanted } = newest.current;
      if (!isOver)
        map.openPopup(
          point.uid,
          markerOf(point, { family: wanted.family, language, say, signal: context.signal, choose: onChoose }),
        );
    };
    if (selected?.by === "map") show();
    else void map.showAlone(point.uid).then(show);
    return () => {
      isOver = true;
    };
  }, [map, selected, language, context]);
  return { map, isStanding: state === "standing", hasFailed: state === "failed" };
}

/** The standard theme's measures of a courier's own mark (contract F 1.1). */
const iconOf = (url: string) => ({ url, anchor: [16, 20], popupAnchor: [0, -20] }) as const;
