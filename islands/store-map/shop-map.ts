/**
 * The map beside the list: when it comes, what is on it, and what choosing does there. It may be missing at any time; the
 * list never waits for it.
 */
import { encodeJson } from "../../runtime/base/json";
import type { IslandContext } from "../../runtime/contracts/island";
import type { ShopMap } from "../../runtime/contracts/map";
import { oneTimer } from "../../runtime/dom/one-timer";
import type { BoxNote } from "./box-note";
import type { Finder } from "./finder";
import { isAlone, labelOf } from "./label";
import { BUSY, type MapLife, mapLife } from "./map-life";
import { type Say, texts } from "./map-texts";
import { missingPlaces, type Places } from "./missing-places";
import { texts as noMapTexts } from "./no-map-texts";
import { pointsToast } from "./points-toast";
import { scrollToMap } from "./scroll-to-map";
import { addressOf, type Store } from "./store";
import { type Kind, popupOf } from "./store-popup";

/** Where the platform's maps begin (contract F 1.2), until something is on them. */
const COUNTRY = { lat: 52, lng: 19.5 };
const COUNTRY_ZOOM = 6;
/** A chosen store's street. */
const STREET_ZOOM = 15;
/** Milliseconds without a key, after which the map shows what was found. */
const SETTLED_MS = 300;
/** From so many missing places on it is said that they are being looked up. */
const MANY_MISSING = 30;

export interface MapSide {
  /** A press in the list: the map comes, and shows the store. Never rejects. */
  show(store: Store): Promise<void>;
  /** The map comes, and shows all stores. Never rejects. */
  begin(): Promise<void>;
}

export interface MapWishes {
  readonly context: IslandContext;
  readonly finder: Finder;
  readonly kind: Kind;
  readonly element: HTMLElement;
  /** What stands in it where there is no map. */
  readonly note: BoxNote;
}

interface Showing extends MapWishes {
  readonly t: Say;
  /** Counts popups: one that makes way for another was not closed by the shopper. */
  readonly popups: { count: number };
}

export function shopMap(given: MapWishes): MapSide {
  const wishes: Showing = { ...given, t: given.context.texts(texts), popups: { count: 0 } };
  const { context, finder, kind, element } = wishes;
  const sayNoMap = context.texts(noMapTexts);
  const places = missingPlaces(context);
  const fill = filling(wishes, places, () => life.map());
  const isSingle = isAlone(kind);
  const life: MapLife = mapLife({
    context,
    element,
    options: {
      center: COUNTRY,
      zoom: COUNTRY_ZOOM,
      label: labelOf(kind, finder, sayNoMap),
      ...(isSingle && { cluster: false as const }),
      onPress(id) {
        const pressed = finder.all.find((one) => one.id === id);
        if (pressed) choose(wishes, life.map(), pressed);
      },
    },
    note: wishes.note,
    onlyList: sayNoMap("store-map.only-list"),
    onBegin: (map) => begin(wishes, map),
    onReady() {
      openOnly(wishes, life.map());
      void fill();
    },
  });
  followFinder(wishes, life);
  return {
    show: showing(wishes, life, places),
    begin: life.ask,
  };
}

const fullName = (store: Store): string => [store.name, addressOf(store)].filter(Boolean).join(", ");

const placedIn = (finder: Finder) => finder.state().found.filter(({ place }) => place);

/** What was found stands on the map, and the chosen one is marked. */
function draw({ finder }: MapWishes, map: ShopMap | null): void {
  const points = placedIn(finder).flatMap(({ id, name, city, place }) =>
    place ? [{ id, label: name || city || id, ...place }] : [],
  );
  map?.setPoints(points);
  map?.choose(finder.state().chosen?.id ?? null);
}

function openPopup({ kind, t, finder, popups }: Showing, map: ShopMap | null, store: Store): void {
  const own = ++popups.count;
  map?.openPopup(store.id, popupOf(kind, store, t), {
    onClose() {
      if (own !== popups.count || finder.state().chosen !== store) return;
      finder.choose(null);
      map.choose(null);
    },
  });
}

/** The first look: all of them, or the only one. */
function begin(wishes: Showing, map: ShopMap | null): void {
  const { finder, kind } = wishes;
  draw(wishes, map);
  const [only] = finder.all;
  if (isAlone(kind) && only?.place) map?.setView(only.place, STREET_ZOOM);
  else if (placedIn(finder).length) map?.fit();
}

/** What the map shows, to tell whether it was moved. */
const viewOf = (map: ShopMap | null): string => (map ? encodeJson([map.center(), map.zoom()]) : "");

/** A single place has its popup open, once it is seen: before, that would be asking for the map. */
function openOnly(wishes: Showing, map: ShopMap | null): void {
  const [only] = wishes.finder.all;
  if (isAlone(wishes.kind) && only?.place && !wishes.popups.count) openPopup(wishes, map, only);
}

/** Chosen on either side, a store is chosen on both, and it is said. */
function choose(wishes: Showing, map: ShopMap | null, store: Store): void {
  const { finder, t, context } = wishes;
  finder.choose(store);
  map?.choose(store.id);
  openPopup(wishes, map, store);
  context.announce(t("store-map.chosen", { name: fullName(store) }));
}

const notFound = ({ t }: Showing, store: Store): string =>
  t("store-map.not-found", { address: addressOf(store) });

/** What is searched for is what the map shows, once the keys rest. */
function followFinder(wishes: MapWishes, life: MapLife): void {
  const { finder, context } = wishes;
  const timer = oneTimer(context.signal);
  let drawn = finder.state();
  let isOther = false;
  const stop = finder.subscribe(() => {
    const now = finder.state();
    // Places that were looked up change the order at the most: the shopper's view stays as it is.
    isOther ||= now.text !== drawn.text || now.from !== drawn.from;
    const isSame = now.found === drawn.found;
    drawn = now;
    if (isSame) return;
    timer.set(() => {
      draw(wishes, life.map());
      if (isOther && !finder.state().chosen && placedIn(finder).length) life.map()?.fit();
      isOther = false;
    }, SETTLED_MS);
  });
  context.signal.addEventListener("abort", stop);
}

/** Stores without coordinates are looked up once the map stands: before, nobody has asked for them. */
function filling(wishes: Showing, places: Places, map: () => ShopMap | null): () => Promise<void> {
  const { context, finder, t, kind, element } = wishes;
  const { signal, announce, store } = context;
  const timer = oneTimer(signal);
  let isUnderWay = false;
  let isFirst = finder.all.every(({ place }) => !place);
  let isShowing = false;
  /** Where we left the map; a shopper who has moved it keeps what they see. */
  let left = "";
  const show = (isLast = false) => {
    isShowing = false;
    finder.refresh();
    // The first ones are looked at, and all of them in the end; between those the map stands still.
    const isOurs = isFirst || (isLast && viewOf(map()) === left);
    if (!isOurs || finder.state().chosen) draw(wishes, map());
    else {
      begin(wishes, map());
      left = viewOf(map());
    }
    isFirst = false;
    openOnly(wishes, map());
  };
  /** As they come, and not with each of them. */
  const showSoon = () => {
    if (isShowing) return;
    isShowing = true;
    timer.set(() => show(), SETTLED_MS);
  };
  return async () => {
    const missing = finder.all.filter(({ place }) => !place);
    if (!missing.length || isUnderWay) return;
    isUnderWay = true;
    left = viewOf(map());
    const loading = t("store-map.loading-points");
    const isLong = missing.length >= MANY_MISSING && !!store.getState().shop.tiles.geocodeUrl;
    const toast = isLong ? pointsToast(element, loading) : null;
    if (toast) announce(loading);
    const isSure = await places.fill(missing, showSoon);
    toast?.end();
    timer.clear();
    isUnderWay = false;
    if (signal.aborted) return;
    show(true);
    const [only] = finder.all;
    if (isSure && isAlone(kind) && only && !only.place) context.alert(notFound(wishes, only));
  };
}

function showing(wishes: Showing, life: MapLife, places: Places): MapSide["show"] {
  const { context, finder, kind, element, note } = wishes;
  const t = context.texts(noMapTexts);
  let newest = 0;
  const tell = (text: string) => {
    context.alert(text);
    if (!life.map()) note.show(text);
  };
  const tellNoMap = (store: Store) => {
    finder.choose(store);
    context.alert(t("store-map.no-map", { address: fullName(store) }));
  };
  const lookUp = async (store: Store) => {
    element.classList.add(BUSY);
    const found = await places.find(store);
    if (!life.isAskedFor()) element.classList.remove(BUSY);
    return found;
  };
  return async (store) => {
    const own = ++newest;
    const isNewest = () => own === newest && !context.signal.aborted;
    scrollToMap(element, context.store.getState().page.view);
    if (!store.place) {
      const found = await lookUp(store);
      if (!isNewest()) return;
      if (found === null) return tell(notFound(wishes, store));
      // Nobody could be asked, which says nothing of the address.
      if (!found) return tell(t("store-map.no-map", { address: fullName(store) }));
      store.place = found;
      finder.refresh();
    }
    if (life.isHopeless()) return tellNoMap(store);
    await life.ask();
    if (!isNewest()) return;
    const map = life.map();
    if (!map) return tellNoMap(store);
    finder.choose(store);
    draw(wishes, map);
    map.setView(store.place, STREET_ZOOM);
    choose(wishes, map, store);
    if (!isAlone(kind)) void map.showAlone(store.id);
  };
}
