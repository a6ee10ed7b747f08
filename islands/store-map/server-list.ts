/**
 * Shows the finder's state in the server's own list: hidden stores get an attribute, and only changed elements are
 * touched.
 * A key therefore costs no more with 10,000 stores than with sixty. Aborting restores the server's markup.
 */
import { setAttr } from "../../runtime/base/safe-dom";
import { makeElement } from "../../runtime/dom/make-element";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { tryFocus } from "../../runtime/dom/try-focus";
import { distance, roundKm } from "./distance";
import type { Finder } from "./finder";
import { groupsOf, orderIn } from "./list-order";
import type { ListedLocation, StoreLocation } from "./store";
import type { StoreTranslate } from "./texts";
import { todayLines } from "./today";

const AWAY = "data-store-away";
const CHOSEN = "store-map__chosen";

interface ListOptions {
  readonly finder: Finder;
  readonly t: StoreTranslate;
  /** Selector of the map button inside a store's element. */
  readonly button: string;
  readonly signal: AbortSignal;
}

export function showInServerList({ finder, t, button, signal }: ListOptions): void {
  let list = readList(finder);
  const prepare = preparing(t, button, signal);
  const kilometres = new Map<StoreLocation, HTMLElement>();
  let shown: ReadonlySet<StoreLocation> = new Set(list.all);
  let chosen: StoreLocation | null = null;
  let ordered = finder.order();

  const measure = () => {
    for (const element of kilometres.values()) element.replaceWith();
    kilometres.clear();
    const { from } = finder.state();
    if (!from) return;
    for (const store of shown) {
      if (!store.place || !store.element) continue;
      const km = roundKm(distance(from.place, store.place));
      const element = makeElement("span", "store-map__distance", t("store-map.distance", { distance: km }));
      kilometres.set(store, element);
      store.element.append(element);
    }
  };
  /** The page has added or removed stores. A new one is visible, unless it is a copy of a hidden one. */
  const renew = () => {
    list.order.end();
    list = readList(finder);
    shown = new Set(list.stores.flatMap((store) => (store.element.hasAttribute(AWAY) ? [] : [store])));
  };
  const draw = () => {
    const state = finder.state();
    const now = new Set(finder.shown());
    if (finder.all !== list.all) renew();
    const { stores, groups, order } = list;
    for (const store of stores) {
      const isShown = now.has(store);
      if (isShown !== shown.has(store)) setAttr(store.element, AWAY, isShown ? null : "");
      if (isShown) prepare(store);
    }
    shown = now;
    for (const [group, members] of groups)
      setAttr(group, AWAY, members.some((element) => !element.hasAttribute(AWAY)) ? null : "");
    if (finder.order() !== ordered) {
      ordered = finder.order();
      const focused = document.activeElement;
      order(ordered, groups);
      giveFocusBack(focused, finder.shown()[0]?.element?.querySelector(button));
    }
    measure();
    if (state.chosen !== chosen) {
      mark(chosen, false);
      mark(state.chosen, true);
      chosen = state.chosen;
    }
  };

  const stop = finder.subscribe(draw);
  draw();
  signal.addEventListener("abort", () => {
    stop();
    const { all, stores, groups, order } = list;
    for (const element of [...stores.map((one) => one.element), ...groups.keys()])
      setAttr(element, AWAY, null);
    for (const element of kilometres.values()) element.replaceWith();
    mark(chosen, false);
    if (ordered !== all) order(stores, groups);
    order.end();
  });
}

function readList({ all }: Finder) {
  const stores = all.filter((store): store is ListedLocation => !!store.element);
  const groups = groupsOf(stores.map(({ element }) => element));
  return { all, stores, groups, order: orderIn(stores) };
}

/** @returns turns a store's link that acts on the page into a button, and adds the store to its name */
function preparing(t: StoreTranslate, button: string, signal: AbortSignal): (store: ListedLocation) => void {
  const override = overrideAttributesUntilAbort(signal);
  const prepared = new Set<StoreLocation>();
  const lineOf = todayLines(t, signal);
  return (store) => {
    if (prepared.has(store)) return;
    prepared.add(store);
    store.element.append(...lineOf(store));
    const press = store.element.querySelector<HTMLElement>(button);
    if (!press) return;
    if (!(press instanceof HTMLButtonElement)) override(press, "role", "button");
    if (!press.matches("button, a[href], [tabindex]")) override(press, "tabindex", "0");
    override(press, "aria-label", `${press.textContent?.trim() || t("store-map.show")}: ${store.name}`);
  };
}

/** Restores the focus, which moved or hidden rows lose. */
function giveFocusBack(focused: Element | null, otherwise: Element | null | undefined): void {
  if (focused !== document.activeElement && !tryFocus(focused)) tryFocus(otherwise);
}

function mark(store: StoreLocation | null, isChosen: boolean): void {
  if (!store?.element) return;
  store.element.classList.toggle(CHOSEN, isChosen);
  setAttr(store.element, "aria-current", isChosen ? "true" : null);
}
