import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { GeoPoint } from "../../runtime/contracts/map";
import { useIsland } from "../../runtime/react/island";
import { useDeferredAnnounce } from "../../runtime/react/use-deferred-announce";
import { indexed, NO_FILTERS } from "./find-points";
import { Items } from "./items";
import { List } from "./list";
import { ListSheet } from "./list-sheet";
import { Frame } from "./page-templates";
import { PointMap } from "./point-map";
import type { Point } from "./points";
import { SearchField } from "./search-field";
import { SharedProvider, useNewShared, useShared } from "./shared";
import { useMinute, useSelected, useShown } from "./use-list";
import { type Points, usePoints } from "./use-points";
import { type Complain, type PlaceSearch, usePlaceSearch, useProblem } from "./use-search";
import type { Wanted } from "./wanted";

/** Where the standard theme's map starts, for shoppers without a known place (contract B o). */
const MIDDLE: GeoPoint = { lat: 52.237049, lng: 21.017532 };
/** Kilometres around a subscription's address, which is known well. */
const CLOSE_RADIUS = 2;

/** The whole widget: a place, filters, the list, and a map on request. */
export function Picker({ wanted }: { readonly wanted: Wanted }) {
  return (
    <SharedProvider value={useNewShared(wanted)}>
      <Parts />
    </SharedProvider>
  );
}

function Parts() {
  const { props } = useIsland();
  const { wanted, numbers, choose } = useShared();
  const found = usePoints();
  const search = usePlaceSearch();
  const [typed, setTyped] = useState(wanted.address);
  const [problem, complain] = useProblem();
  const [filters, setFilters] = useState(NO_FILTERS);
  /** The point that was chosen on the map without its number, until the number's field has the focus. */
  const [numberAsked, setNumberAsked] = useState<string | null>(null);
  const [isMapOpen, setMapOpen] = useState(false);
  const hasSheet = props.mapOnPhones !== "above";
  const hasTwoFields = props.searchFields === "two";

  useStart(wanted, { find: search.find, begin: found.begin, typed, setTyped, complain });
  const index = useMemo(() => indexed(found.points), [found.points]);
  const now = useMinute();
  const shown = useShown(index, filters, now);
  useSaidCount(found.points, shown);
  const { selected, select, mark, markInList } = useSelected(found.points);
  const endNumberAsked = useCallback(() => setNumberAsked(null), []);
  /** The map has no field for the number, so the list asks for a missing one. */
  const chooseOnMap = (point: Point) => {
    const number = point.needsNumber ? (numbers.get(point.uid)?.trim() ?? "") : "";
    if (number || !point.needsNumber) return choose(point, number);
    mark(point.uid, "map");
    setNumberAsked(point.uid);
  };
  /** A point that was found by its name is shown like one that was pressed on the map. */
  const showPoint = useCallback(
    (uid: string) => {
      setFilters(NO_FILTERS);
      select(uid, "search");
    },
    [select],
  );
  return (
    <Frame view={!isMapOpen ? "--search" : hasSheet ? "--map --sheet" : "--map"}>
      <SearchField
        {...{ typed, search, found, index, problem, complain }}
        onType={setTyped}
        onPoint={hasTwoFields ? null : showPoint}
      />
      <div className="cop_pickup_stage list_map__stage">
        <PointMap
          {...{ selected, isMapOpen, setMapOpen }}
          points={shown}
          around={found.around ?? wanted.start ?? MIDDLE}
          onSelect={(uid) => select(uid, "map")}
          onChoose={chooseOnMap}
          onArea={(place) => {
            complain("");
            found.begin("map").ask(place, { isGuess: true });
          }}
        />
        <ListSheet selected={selected} hasHandle={isMapOpen && hasSheet}>
          <Items {...{ found, shown, filters, setFilters }} hasText={hasTwoFields}>
            <List
              {...{ selected, numberAsked, now }}
              points={shown}
              isNear={found.isNear}
              onSelect={markInList}
              onNumberAsked={endNumberAsked}
            />
          </Items>
        </ListSheet>
      </div>
    </Frame>
  );
}

/**
 * Announces the number of points: of a new list at once, of a narrowed one when the shopper pauses. Each list is
 * announced once.
 */
function useSaidCount(points: readonly Point[], shown: readonly Point[]): void {
  const { announce } = useIsland();
  const { t } = useShared();
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

interface Tools {
  readonly find: PlaceSearch["find"];
  readonly begin: Points["begin"];
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly complain: Complain;
}

/**
 * Starts the list at the given place, else at the address, else in the middle of the map. It complains about an address
 * that has no place, unless the shopper has typed another text meanwhile.
 */
function useStart({ start, address, family }: Wanted, given: Tools): void {
  const tools = useRef(given);
  tools.current = given;
  useEffect(() => {
    const { find, begin, setTyped, complain } = tools.current;
    const request = begin("start");
    complain("");
    if (address) setTyped(address);
    if (start) return request.ask(start, family === "cop" ? {} : { radius: CLOSE_RADIUS });
    if (!address) return request.ask(MIDDLE, { isGuess: true });
    let isOver = false;
    void find(address).then((found) => {
      if (isOver || found === undefined) return;
      if (found && found !== "failed") return request.ask(found.place, { text: address });
      const isAwaited = request.isCurrent() && tools.current.typed.trim() === address;
      if (isAwaited) complain(found ? "pickup-map.search-failed" : "pickup-map.not-found");
      request.ask(MIDDLE, { isGuess: true });
    });
    return () => {
      isOver = true;
    };
  }, [start, address, family]);
}
