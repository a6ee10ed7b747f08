/**
 * Connects the map with the list: when it opens, its points, and choosing a store.
 * The map may be missing at any time; the list never waits for it.
 */
import { encodeJson } from "../../runtime/base/json";
import type { IslandContext } from "../../runtime/contracts/island";
import type { ShopMap } from "../../runtime/contracts/map";
import { oneTimer } from "../../runtime/dom/one-timer";
import { addressOf, fullName } from "../../runtime/places/place";
import type { BoxNote } from "./box-note";
import type { Finder } from "./finder";
import { isAlone, labelOf } from "./label";
import { BUSY, type MapLife, mapLife } from "./map-life";
import { type StoreMapTranslate, texts } from "./map-texts";
import { missingPlaces, type Places } from "./missing-places";
import { texts as noMapTexts } from "./no-map-texts";
import { pointsToast } from "./points-toast";
import { scrollToMap } from "./scroll-to-map";
import type { MapStage } from "./stage";
import { popupOf } from "./store-popup";
import type { Kind, StoreLocation } from "./stores";

/** Initial view of the platform's maps until they have points (contract F 1.2). */
const COUNTRY = { lat: 52, lng: 19.5 };
const COUNTRY_ZOOM = 6;
/** Zoom that shows the street of a chosen store. */
const STREET_ZOOM = 15;
/** Milliseconds without a key until the map shows the found stores. */
const SETTLED_MS = 300;
/** Number of missing places from which a message shows that they are being looked up. */
const MANY_MISSING = 30;

export interface MapSide {
  /** Opens the map and shows the store after a press in the list. Never rejects. */
  show(store: StoreLocation): Promise<void>;
  /** Opens the map with all stores. Never rejects. */
  begin(): Promise<void>;
}

export interface MapWishes {
  readonly context: IslandContext;
  readonly finder: Finder;
  readonly kind: Kind;
  readonly element: HTMLElement;
  /** Shown in the box when there is no map. */
  readonly note: BoxNote;
  /** The common arrangement of list and map; `null` while there is none. */
  stage(): MapStage | null;
}

interface Showing extends MapWishes {
  readonly t: StoreMapTranslate;
  /** Counts popups: a popup that another one replaces was not closed by the shopper. */
  readonly popups: { count: number };
}

export function shopMap(given: MapWishes): MapSide {
  const options: Showing = { ...given, t: given.context.texts(texts), popups: { count: 0 } };
  const { context, finder, kind, element } = options;
  const tNoMap = context.texts(noMapTexts);
  const places = missingPlaces(context);
  const fill = filling(options, places, () => life.map());
  const isSingle = isAlone(kind);
  const life: MapLife = mapLife({
    context,
    element,
    options: {
      center: COUNTRY,
      zoom: COUNTRY_ZOOM,
      zoomButtons: true,
      label: labelOf(kind, finder, tNoMap),
      ...(isSingle && { cluster: false as const }),
      onPress(id) {
        const pressed = finder.all.find((one) => one.id === id);
        if (pressed) choose(options, life.map(), pressed);
      },
    },
    note: options.note,
    onlyList: tNoMap("store-map.only-list"),
    onBegin: (map) => begin(options, map),
    onReady() {
      openOnly(options, life.map());
      void fill();
    },
  });
  followFinder(options, life);
  return {
    show: showing(options, life, places),
    begin: life.ask,
  };
}

const placedIn = (finder: Finder) => finder.state().found.filter(({ place }) => place);

/** Shows the found stores on the map and marks the chosen one. */
function draw({ finder }: MapWishes, map: ShopMap | null): void {
  const points = placedIn(finder).flatMap(({ id, name, city, place }) =>
    place ? [{ id, label: name || city || id, ...place }] : [],
  );
  map?.setPoints(points);
  map?.choose(finder.state().chosen?.id ?? null);
}

function openPopup({ kind, t, finder, popups }: Showing, map: ShopMap | null, store: StoreLocation): void {
  const own = ++popups.count;
  map?.openPopup(store.id, popupOf(kind, store, t), {
    onClose() {
      if (own !== popups.count || finder.state().chosen !== store) return;
      finder.choose(null);
      map.choose(null);
    },
  });
}

/** Sets the first view: all stores, or the only one. */
function begin(options: Showing, map: ShopMap | null): void {
  const { finder, kind } = options;
  draw(options, map);
  const [only] = finder.all;
  if (isAlone(kind) && only?.place) map?.setView(only.place, STREET_ZOOM);
  else if (placedIn(finder).length) map?.fit();
}

/** The map's view as text, to detect whether the shopper has moved it. */
const viewOf = (map: ShopMap | null): string => (map ? encodeJson([map.center(), map.zoom()]) : "");

/** Opens the popup of a single store once the map is visible: earlier it would request the map. */
function openOnly(options: Showing, map: ShopMap | null): void {
  const [only] = options.finder.all;
  if (isAlone(options.kind) && only?.place && !options.popups.count) openPopup(options, map, only);
}

/** Chooses a store in both list and map, and announces it. */
function choose(options: Showing, map: ShopMap | null, store: StoreLocation): void {
  const { finder, t, context } = options;
  finder.choose(store);
  map?.choose(store.id);
  openPopup(options, map, store);
  context.announce(t("store-map.chosen", { name: fullName(store) }));
}

const notFound = ({ t }: Showing, store: StoreLocation): string =>
  t("store-map.not-found", { address: addressOf(store) });

/** Shows the found stores on the map after typing has stopped. */
function followFinder(options: MapWishes, life: MapLife): void {
  const { finder, context } = options;
  const timer = oneTimer(context.signal);
  let drawn = finder.state();
  let isOther = false;
  const stop = finder.subscribe(() => {
    const now = finder.state();
    // Looked-up places change at most the order, so the shopper's view stays.
    isOther ||= now.text !== drawn.text || now.from !== drawn.from;
    const isSame = now.found === drawn.found;
    drawn = now;
    if (isSame) return;
    timer.set(() => {
      draw(options, life.map());
      if (isOther && !finder.state().chosen && placedIn(finder).length) life.map()?.fit();
      isOther = false;
    }, SETTLED_MS);
  });
  context.signal.addEventListener("abort", stop);
}

/** Looks up missing coordinates once the map is ready, because the shopper has asked for the map only then. */
function filling(options: Showing, places: Places, map: () => ShopMap | null): () => Promise<void> {
  const { context, finder, t, kind, element } = options;
  const { signal, announce, store } = context;
  const timer = oneTimer(signal);
  let isUnderWay = false;
  let isFirst = finder.all.every(({ place }) => !place);
  let isShowing = false;
  /** The last view that this script has set; a shopper who has moved the map keeps their view. */
  let left = "";
  const show = (isLast = false) => {
    isShowing = false;
    finder.refresh();
    // Only the first places and the complete result change the view.
    const isOurs = isFirst || (isLast && viewOf(map()) === left);
    if (!isOurs || finder.state().chosen) draw(options, map());
    else {
      begin(options, map());
      left = viewOf(map());
    }
    isFirst = false;
    openOnly(options, map());
  };
  /** Batches places as they arrive. */
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
    if (isSure && isAlone(kind) && only && !only.place) context.alert(notFound(options, only));
  };
}

function showing(options: Showing, life: MapLife, places: Places): MapSide["show"] {
  const { context, finder, kind, element, note, stage } = options;
  const t = context.texts(noMapTexts);
  let newest = 0;
  const showMessage = (text: string) => {
    context.alert(text);
    if (!life.map()) note.show(text);
  };
  const explainMissingMap = (store: StoreLocation) => {
    finder.choose(store);
    context.alert(t("store-map.no-map", { address: fullName(store) }));
  };
  const lookUp = async (store: StoreLocation) => {
    element.classList.add(BUSY);
    const found = await places.find(store);
    if (!life.isAskedFor()) element.classList.remove(BUSY);
    return found;
  };
  return async (store) => {
    const own = ++newest;
    const isNewest = () => own === newest && !context.signal.aborted;
    scrollToMap(stage()?.element() ?? element, context.store.getState().page.view);
    if (!store.place) {
      const found = await lookUp(store);
      if (!isNewest()) return;
      if (found === null) return showMessage(notFound(options, store));
      // The service did not answer, so the address may be correct.
      if (!found) return showMessage(t("store-map.no-map", { address: fullName(store) }));
      store.place = found;
      finder.refresh();
    }
    if (life.isHopeless()) return explainMissingMap(store);
    await life.ask();
    if (!isNewest()) return;
    const map = life.map();
    if (!map) return explainMissingMap(store);
    finder.choose(store);
    draw(options, map);
    map.setView(store.place, STREET_ZOOM);
    choose(options, map, store);
    if (!isAlone(kind)) void map.showAlone(store.id);
  };
}
