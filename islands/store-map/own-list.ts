/** Renders the list when a theme gives stores as props: tools, list and map with the theme's classes. */
import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { tryFocus } from "../../runtime/dom/try-focus";
import { addressOf } from "../../runtime/places/place";
import type { Finder, FinderState } from "./finder";
import { distanceLine, markChosen, todayLines } from "./rows";
import { buildStage, type MapStage } from "./stage";
import type { StoreLocation } from "./stores";
import { type StoreTranslate, texts } from "./texts";
import { makePager, makeTools } from "./tools";

interface OwnListOptions {
  readonly finder: Finder;
  /** The map's box; `null` when there will be no map. */
  readonly box: HTMLElement | null;
  /** Whether list and map are shown together. */
  readonly isBeside: boolean;
  /** Shows a store on the map; `null` when there will be no map. */
  readonly onShow: ((store: StoreLocation) => unknown) | null;
}

/** @returns the common arrangement of list and map; `null` when the map is below the list, or missing */
export function showOwnList(
  host: HTMLElement,
  context: IslandContext,
  options: OwnListOptions,
): MapStage | null {
  const { finder, box, isBeside, onShow } = options;
  const { signal } = context;
  const t = context.texts(texts);
  const list = makeElement("ul", "stocks_list store-map__list");
  const rows = new Map<StoreLocation, Row>();
  const lineOf = todayLines(t, signal);
  const rowOf = (store: StoreLocation) => {
    const row = rows.get(store) ?? makeRow(store, t, lineOf(store), signal, onShow && (() => onShow(store)));
    rows.set(store, row);
    return row;
  };
  const draw = () => {
    const { from, chosen } = finder.state();
    const shown = finder.shown().map((store) => {
      const row = rowOf(store);
      markChosen(row.element, store === chosen);
      row.measure(from);
      return row.element;
    });
    if (shown.length === list.children.length && shown.every((row, at) => row === list.children[at])) return;
    const focused = document.activeElement;
    list.replaceChildren(...shown);
    if (focused !== document.activeElement) tryFocus(focused);
  };
  draw();
  signal.addEventListener("abort", finder.subscribe(draw));
  const [tools, pager] = [makeTools(finder, context), makePager(finder, context)];
  const places = () => makeElement("div", "store-map__places", tools, list, pager);
  const rowElement = (store: StoreLocation) => rows.get(store)?.element ?? null;
  const stage =
    box && isBeside
      ? buildStage({ finder, tools, box, list: [list, pager], rowOf: rowElement, t, signal })
      : null;
  const content = stage ? [stage.root] : box ? [places(), box] : [places()];
  const root = makeElement("div", stage || !box ? "store-map --only-list" : "store-map", ...content);
  root.dataset.islandRoot = context.name;
  stage?.fill();
  replaceContent(host, root, signal);
  context.guard(root);
  return stage;
}

interface Row {
  readonly element: HTMLElement;
  /** Shows the distance, if it is known and wanted. */
  measure(from: FinderState["from"]): void;
}

function makeRow(
  store: StoreLocation,
  t: StoreTranslate,
  today: readonly HTMLElement[],
  signal: AbortSignal,
  onShow: (() => void) | null,
): Row {
  const { name, link } = store;
  const title = makeElement("strong", "stocks_list__name", link ? linkTo(link, name) : name);
  const address = makeElement("span", "stocks_list__address", addressOf(store));
  const element = makeElement("li", "stocks_list__item store-map__item", title, address);
  element.append(...today);
  let far: HTMLElement | null = null;
  if (onShow) {
    const button = makeElement(
      "button",
      "stocks_list__show_on_map store-map__show btn --outline",
      t("store-map.show"),
    );
    button.type = "button";
    button.setAttribute("aria-label", `${t("store-map.show")}: ${name}`);
    button.addEventListener("click", onShow, { signal });
    element.append(button);
  }
  return {
    element,
    measure(from) {
      far?.replaceWith();
      far = distanceLine(store, from, t);
      if (far) address.after(far);
    },
  };
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = makeElement("a", "", text);
  link.href = address;
  return link;
}

/** Replaces the theme's content in the host, except scripts, templates and other hosts. */
function replaceContent(host: HTMLElement, root: HTMLElement, signal: AbortSignal): void {
  const replaced = [...host.childNodes].filter(
    (node) =>
      !(node instanceof Element) ||
      !(node.matches("script, template, [data-island]") || node.querySelector("[data-island]")),
  );
  const [first] = replaced;
  if (first) host.insertBefore(root, first);
  else host.append(root);
  for (const node of replaced) node.replaceWith();
  signal.addEventListener("abort", () => {
    if (!host.contains(root)) return; // another script has replaced our list
    root.replaceWith(...replaced);
  });
}
