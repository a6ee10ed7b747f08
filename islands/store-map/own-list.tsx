/** The list that the island draws itself, where a theme gives stores as props: tools, list and map in the theme's classes. */
import { useCallback } from "react";
import type { IslandContext } from "../../runtime/islands/contract";
import { reactIsland } from "../../runtime/react/island";
import { distance, roundKm } from "./distance";
import type { Finder, FinderState } from "./finder";
import { addressOf, type Store } from "./store";
import type { Say } from "./texts";
import { Pager, Tools, useFinder } from "./tools";

interface OwnListOptions {
  readonly finder: Finder;
  /** The map's element is in the page. */
  onMap(element: HTMLElement): void;
  onShow(store: Store): void;
}

export function showOwnList(host: HTMLElement, context: IslandContext, options: OwnListOptions) {
  return reactIsland(() => <OwnList {...options} />)(host, context);
}

function OwnList({ finder, onMap, onShow }: OwnListOptions) {
  const [state, say] = useFinder(finder);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (element) onMap(element);
    },
    [onMap],
  );
  return (
    <div className="store-map">
      <div className="store-map__places">
        <Tools finder={finder} />
        <ul className="stocks_list store-map__list">
          {finder.shown().map((store) => (
            <Row key={store.id} {...{ store, state, say, onShow }} />
          ))}
        </ul>
        <Pager finder={finder} />
      </div>
      <div ref={attach} className="store-map__map stocks_map" />
    </div>
  );
}

interface RowProps {
  readonly store: Store;
  readonly state: FinderState;
  readonly say: Say;
  readonly onShow: (store: Store) => void;
}

function Row({ store, state: { chosen, from }, say, onShow }: RowProps) {
  const { name, link, place } = store;
  const isChosen = store === chosen;
  const km = from && place ? roundKm(distance(from.place, place)) : null;
  return (
    <li
      className={`stocks_list__item store-map__item${isChosen ? " store-map__chosen" : ""}`}
      aria-current={isChosen || undefined}
    >
      <strong className="stocks_list__name">{link ? <a href={link}>{name}</a> : name}</strong>
      <span className="stocks_list__address">{addressOf(store)}</span>
      {km !== null && (
        <span className="store-map__distance">{say("store-map.distance", { distance: km })}</span>
      )}
      <button
        type="button"
        className="stocks_list__show_on_map store-map__show btn --outline"
        aria-label={`${say("store-map.show")}: ${name}`}
        onClick={() => onShow(store)}
      >
        {say("store-map.show")}
      </button>
    </li>
  );
}
