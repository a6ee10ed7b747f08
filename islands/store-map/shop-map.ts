/**
 * Connects the map with the list: when it opens, its points, and choosing a store.
 * The map may be missing at any time; the list never waits for it.
 */
import { encodeJson } from "../../runtime/base/json";
import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { oneTimer } from "../../runtime/dom/one-timer";
import { addressOf, fullName } from "../../runtime/places/place";
import type { Finder } from "./finder";
import { labelOf, type MapBox, scrollToMap } from "./map-box";
import { BUSY, type MapLife, mapLife } from "./map-life";
import { type StoreMapTranslate, texts } from "./map-texts";
import { missingPlaces, type Places } from "./missing-places";
import type { MapStage } from "./stage";
import { popupOf } from "./store-popup";
import { isAlone, type Kind, type StoreLocation } from "./stores";
import type { StoreTranslate } from "./texts";

/** Initial view of the platform's maps until they have points (contract F 1.2). */
const COUNTRY = { lat: 52, lng: 19.5 };
const COUNTRY_ZOOM = 6;
/** Zoom that shows the street of a chosen store. */
const STREET_ZOOM = 15;
/** Milliseconds without a key until the map shows the found stores. */
const SETTLED_MS = 300;
/** Number of missing places from which a message shows that they are being looked up. */
const MANY_MISSING = 30;
/** The message's class and id (contract F 1.2). */
const TOAST = "partners_list__loading_toast";

export interface MapWishes {
  readonly context: IslandContext;
  readonly finder: Finder;
  readonly kind: Kind;
  readonly element: HTMLElement;
  /** Shows messages when there is no map. */
  readonly box: MapBox;
  readonly t: StoreTranslate;
  /** The common arrangement of list and map; `null` while there is none. */
  stage(): MapStage | null;
}

export class StoreMap {
  readonly #own: MapWishes;
  readonly #t: StoreMapTranslate;
  readonly #life: MapLife;
  readonly #places: Places;
  readonly #isAlone: boolean;
  /** Counts popups: a popup that another one replaces was not closed by the shopper. */
  #popups = 0;
  /** Number of the newest store that the shopper wants to see. */
  #wanted = 0;
  #isFilling = false;

  constructor(own: MapWishes) {
    const { context, finder, kind, element, box, t } = own;
    this.#own = own;
    this.#t = context.texts(texts);
    this.#places = missingPlaces(context);
    this.#isAlone = isAlone(kind);
    this.#life = mapLife({
      context,
      element,
      options: {
        center: COUNTRY,
        zoom: COUNTRY_ZOOM,
        zoomButtons: true,
        label: labelOf(kind, finder, t),
        ...(this.#isAlone && { cluster: false as const }),
        onPress: (id) => {
          const pressed = finder.all.find((one) => one.id === id);
          if (pressed) this.#choose(pressed);
        },
      },
      onOpen: box.clear,
      onBegin: () => this.#showAll(),
      onReady: () => {
        this.#openOnly();
        void this.#fill();
      },
      onMissing: () => box.showMessage(t("store-map.only-list")),
    });
    this.#followFinder();
  }

  /** Opens the map with all stores. Never rejects. */
  begin(): Promise<void> {
    return this.#life.ask();
  }

  /** Opens the map and shows the store after a press in the list. Never rejects. */
  async show(store: StoreLocation): Promise<void> {
    const { context, finder, element, stage, t } = this.#own;
    const own = ++this.#wanted;
    const isNewest = () => own === this.#wanted && !context.signal.aborted;
    scrollToMap(stage()?.element() ?? element, context.store.getState().page.view);
    if (!store.place) {
      const found = await this.#lookUp(store);
      if (!isNewest()) return;
      if (found === null) return this.#explain(this.#notFound(store));
      // The service did not answer, so the address may be correct.
      if (!found) return this.#explain(t("store-map.no-map", { address: fullName(store) }));
      store.place = found;
      finder.refresh();
    }
    if (!this.#life.isHopeless()) await this.#life.ask();
    if (!isNewest()) return;
    finder.choose(store);
    const map = this.#life.isHopeless() ? null : this.#life.map();
    if (!map) return context.alert(t("store-map.no-map", { address: fullName(store) }));
    this.#draw();
    map.setView(store.place, STREET_ZOOM);
    this.#choose(store);
    if (!this.#isAlone) void map.showAlone(store.id);
  }

  async #lookUp(store: StoreLocation) {
    const { classList } = this.#own.element;
    classList.add(BUSY);
    const found = await this.#places.find(store);
    if (!this.#life.isAskedFor()) classList.remove(BUSY);
    return found;
  }

  #explain(text: string): void {
    const { context, box } = this.#own;
    context.alert(text);
    if (!this.#life.map()) box.showMessage(text);
  }

  #notFound(store: StoreLocation): string {
    return this.#t("store-map.not-found", { address: addressOf(store) });
  }

  #placed(): readonly StoreLocation[] {
    return this.#own.finder.state().found.filter(({ place }) => place);
  }

  /** Shows the found stores on the map and marks the chosen one. */
  #draw(): void {
    const map = this.#life.map();
    const points = this.#placed().flatMap(({ id, name, city, place }) =>
      place ? [{ id, label: name || city || id, ...place }] : [],
    );
    map?.setPoints(points);
    map?.choose(this.#own.finder.state().chosen?.id ?? null);
  }

  /** Sets the first view: all stores, or the only one. */
  #showAll(): void {
    this.#draw();
    const map = this.#life.map();
    const [only] = this.#own.finder.all;
    if (this.#isAlone && only?.place) map?.setView(only.place, STREET_ZOOM);
    else if (this.#placed().length) map?.fit();
  }

  /** Opens the popup of a single store once the map is visible: earlier it would request the map. */
  #openOnly(): void {
    const [only] = this.#own.finder.all;
    if (this.#isAlone && only?.place && !this.#popups) this.#openPopup(only);
  }

  #openPopup(store: StoreLocation): void {
    const { kind, finder } = this.#own;
    const map = this.#life.map();
    const own = ++this.#popups;
    map?.openPopup(store.id, popupOf(kind, store, this.#t), {
      onClose: () => {
        if (own !== this.#popups || finder.state().chosen !== store) return;
        finder.choose(null);
        map.choose(null);
      },
    });
  }

  /** Chooses a store in both list and map, and announces it. */
  #choose(store: StoreLocation): void {
    const { finder, context } = this.#own;
    finder.choose(store);
    this.#life.map()?.choose(store.id);
    this.#openPopup(store);
    context.announce(this.#t("store-map.chosen", { name: fullName(store) }));
  }

  /** Shows the found stores on the map after typing has stopped. */
  #followFinder(): void {
    const { finder, context } = this.#own;
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
        this.#draw();
        if (isOther && !finder.state().chosen && this.#placed().length) this.#life.map()?.fit();
        isOther = false;
      }, SETTLED_MS);
    });
    context.signal.addEventListener("abort", stop);
  }

  /** The map's view as text, to detect whether the shopper has moved it. */
  #view(): string {
    const map = this.#life.map();
    return map ? encodeJson([map.center(), map.zoom()]) : "";
  }

  /** Looks up missing coordinates once the map is ready, because the shopper has asked for the map only then. */
  async #fill(): Promise<void> {
    const { context, finder } = this.#own;
    const missing = finder.all.filter(({ place }) => !place);
    if (!missing.length || this.#isFilling) return;
    this.#isFilling = true;
    const timer = oneTimer(context.signal);
    let isFirst = missing.length === finder.all.length;
    let isPending = false;
    /** The last view that this script has set; a shopper who has moved the map keeps their view. */
    let left = this.#view();
    const show = (isLast = false) => {
      isPending = false;
      finder.refresh();
      // Only the first places and the complete result change the view.
      const isOurs = isFirst || (isLast && this.#view() === left);
      if (!isOurs || finder.state().chosen) this.#draw();
      else {
        this.#showAll();
        left = this.#view();
      }
      isFirst = false;
      this.#openOnly();
    };
    const endToast = this.#announceLookUps(missing.length);
    const isSure = await this.#places.fill(missing, () => {
      if (!isPending) timer.set(show, SETTLED_MS);
      isPending = true;
    });
    endToast();
    timer.clear();
    this.#isFilling = false;
    if (context.signal.aborted) return;
    show(true);
    const [only] = finder.all;
    if (isSure && this.#isAlone && only && !only.place) context.alert(this.#notFound(only));
  }

  /** Announces once that many places are being looked up, and shows it in the map. @returns removes the message */
  #announceLookUps(count: number): () => void {
    const { context, element } = this.#own;
    if (count < MANY_MISSING || !context.store.getState().shop.tiles.geocodeUrl) return () => {};
    const text = this.#t("store-map.loading-points");
    const toast = makeElement("div", TOAST, makeElement("span", "loader"), text);
    toast.id = TOAST;
    element.append(toast);
    context.announce(text);
    return () => toast.replaceWith();
  }
}
