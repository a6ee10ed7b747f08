import { useEffect, useMemo, useRef, useState } from "react";
import type { Place } from "../../runtime/map/contract";
import { useIsland, useShop } from "../../runtime/react/island";
import { useSayLater } from "../../runtime/react/use-say-later";
import { tagOf } from "../../runtime/texts/languages";
import { filterPoints, indexed, NO_FILTERS } from "./filter";
import { FilterFields } from "./filter-fields";
import { Frame } from "./frame";
import { List } from "./list";
import { PointMap } from "./point-map";
import type { Point } from "./points";
import { SearchField } from "./search-field";
import type { Selected } from "./selected";
import { texts } from "./texts";
import { usePoints } from "./use-points";
import { usePlaceSearch } from "./use-search";
import type { Wanted } from "./wanted";

/** Where the standard theme's map begins, for those of whom nothing is known (contract B o). */
const MIDDLE: Place = { lat: 52.237049, lng: 21.017532 };
/** Kilometres around a place. */
const RADIUS = 10;
/** Of a subscription's address, which is known well. */
const CLOSE_RADIUS = 2;

/** The whole widget: a place, filters, the list, and beside it a map on request. */
export function Picker({ wanted }: { readonly wanted: Wanted }) {
  const context = useIsland();
  const say = useMemo(() => context.texts(texts), [context]);
  const language = useShop(({ shop }) => tagOf(shop.languageSymbol));
  const found = usePoints(wanted, say);
  const search = usePlaceSearch(wanted);
  const [typed, setTyped] = useState(wanted.address);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isMapOpen, setMapOpen] = useState(false);
  const sayLater = useSayLater();

  useStart(wanted, search.find, found.ask, setTyped);
  const index = useMemo(() => indexed(found.points), [found.points]);
  const shown = useMemo(() => filterPoints(index, filters, new Date()), [index, filters]);
  const isFiltered = shown !== found.points;
  useEffect(() => {
    if (isFiltered)
      sayLater(shown.length ? say("pickup-map.count", { count: shown.length }) : say("pickup-map.none-fits"));
  }, [isFiltered, shown, say, sayLater]);

  const select = (uid: string, by: Selected["by"]) => {
    setSelected({ uid, by });
    const point = by === "map" && found.points.find((one) => one.uid === uid);
    if (point) context.announce(say("pickup-map.selected", { name: point.name }));
  };
  const choose = (point: Point, clientNumber: string) => {
    context.announce(say("pickup-map.chosen", { name: point.name }));
    wanted.choose(point, clientNumber);
  };
  const numbers = useRef(new Map<string, string>()).current;
  const asking = found.status === "asking";
  const parts = {
    search: (
      <SearchField
        {...{ typed, search, say }}
        onType={setTyped}
        onPlace={(place) => found.ask(place, RADIUS)}
      />
    ),
    map: (
      <PointMap
        {...{ wanted, selected, say, language, isMapOpen, setMapOpen }}
        points={shown}
        around={found.around ?? wanted.start ?? MIDDLE}
        onSelect={(uid) => select(uid, "map")}
        onChoose={(point) => (point.needsNumber ? select(point.uid, "map") : choose(point, ""))}
        onArea={(place) => found.ask(place, RADIUS)}
      />
    ),
    items: (
      <div className="cop_pickup_items --show" aria-busy={asking || undefined}>
        {found.status === "failed" && (
          <div className="cop_pickup_message --error">
            <p>{say("pickup-map.failed")}</p>
            <button type="button" className="btn --outline" onClick={found.again}>
              {say("pickup-map.retry")}
            </button>
          </div>
        )}
        {found.points.length > 0 && (
          <FilterFields {...{ filters, setFilters, say }} couriers={wanted.couriers} />
        )}
        {asking && !found.points.length && <p className="cop_pickup_message">{say("pickup-map.loading")}</p>}
        {found.status === "there" && !shown.length && (
          <div className="cop_pickup_message --message">
            <p>{say(isFiltered ? "pickup-map.none-fits" : "pickup-map.none")}</p>
            {isFiltered && (
              <button type="button" className="btn --outline" onClick={() => setFilters(NO_FILTERS)}>
                {say("pickup-map.all")}
              </button>
            )}
          </div>
        )}
        <List
          {...{ selected, say, language, numbers, wanted }}
          points={shown}
          onSelect={(uid) => select(uid, "list")}
          onChoose={choose}
        />
      </div>
    ),
  };
  return <Frame family={wanted.family} parts={parts} view={isMapOpen ? "--map" : "--search"} />;
}

/** The list begins at the place that is given, else at the address, else in the middle of the map. */
function useStart(
  { start, address, family }: Wanted,
  find: ReturnType<typeof usePlaceSearch>["find"],
  ask: (around: Place, radius: number) => void,
  setTyped: (text: string) => void,
): void {
  const tools = useRef({ find, ask, setTyped });
  useEffect(() => {
    const { find, ask, setTyped } = tools.current;
    if (address) setTyped(address);
    if (start) return ask(start, family === "cop" ? RADIUS : CLOSE_RADIUS);
    if (!address) return ask(MIDDLE, RADIUS);
    void find(address).then((found) => {
      if (found === undefined) return; // the shopper has asked for another place by then
      ask(found && found !== "failed" ? found.place : MIDDLE, RADIUS);
    });
  }, [start, address, family]);
}
