/**
 * Shows the finder's state in the server's own list: hidden stores get an attribute, and only changed elements are
 * touched.
 * A key therefore costs no more with 10,000 stores than with sixty. Aborting restores the server's markup.
 */
import { setAttr } from "../../runtime/base/safe-dom";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { tryFocus } from "../../runtime/dom/try-focus";
import type { Finder } from "./finder";
import { distanceLine, markChosen, todayLines } from "./rows";
import { type ListedLocation, listAround, type StoreLocation } from "./stores";
import type { StoreTranslate } from "./texts";

const AWAY = "data-store-away";

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
  const distances = new Map<StoreLocation, HTMLElement>();
  let shown: ReadonlySet<StoreLocation> = new Set(list.all);
  let chosen: StoreLocation | null = null;
  let ordered = finder.order();

  const measure = () => {
    for (const element of distances.values()) element.replaceWith();
    distances.clear();
    const { from } = finder.state();
    if (!from) return;
    for (const store of shown) {
      const element = store.element && distanceLine(store, from, t);
      if (!element) continue;
      distances.set(store, element);
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
      markChosen(chosen?.element, false);
      markChosen(state.chosen?.element, true);
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
    for (const element of distances.values()) element.replaceWith();
    markChosen(chosen?.element, false);
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

type Groups = ReadonlyMap<HTMLElement, readonly HTMLElement[]>;

/** Groups of stores below their common ancestor, such as towns with their partners; empty for a plain list. */
function groupsOf(elements: readonly HTMLElement[]): Groups {
  const groups = new Map<HTMLElement, HTMLElement[]>();
  const root = listAround(elements);
  for (const element of elements) {
    let group: HTMLElement = element;
    while (group.parentElement && group.parentElement !== root) group = group.parentElement;
    if (group !== element) groups.set(group, [...(groups.get(group) ?? []), element]);
  }
  return groups;
}

/**
 * Sorts elements within their parents, and groups by their first store. Other content of a parent stays before them.
 */
function orderIn(stores: readonly ListedLocation[]) {
  const marks = new Map<ParentNode, Comment>();
  const place = (parent: ParentNode | null, nodes: readonly HTMLElement[]) => {
    const [first] = nodes;
    if (!parent || !first) return;
    let start = marks.get(parent);
    if (!start) {
      start = document.createComment("");
      const known = new Set<Node>(nodes);
      [...parent.childNodes].find((node) => known.has(node))?.before(start);
      marks.set(parent, start);
    }
    const all = document.createDocumentFragment();
    for (const node of nodes) if (node.parentNode === parent || !node.isConnected) all.append(node);
    start.after(all);
  };
  const order = (wanted: readonly StoreLocation[], groups: Groups) => {
    const rank = new Map(wanted.map(({ element }, index) => [element, index]));
    const rankOf = (element: HTMLElement) => rank.get(element) ?? stores.length;
    const byParent = new Map<ParentNode | null, HTMLElement[]>();
    for (const { element } of stores) {
      const siblings = byParent.get(element.parentNode as ParentNode | null) ?? [];
      byParent.set(element.parentNode as ParentNode | null, siblings);
      siblings.push(element);
    }
    for (const [parent, elements] of byParent)
      place(
        parent,
        elements.sort((a, b) => rankOf(a) - rankOf(b)),
      );
    const best = (group: HTMLElement) => Math.min(...(groups.get(group) ?? []).map(rankOf));
    const [any] = groups.keys();
    if (any)
      place(
        any.parentNode,
        [...groups.keys()].sort((a, b) => best(a) - best(b)),
      );
  };
  return Object.assign(order, {
    end() {
      for (const start of marks.values()) start.replaceWith();
    },
  });
}
