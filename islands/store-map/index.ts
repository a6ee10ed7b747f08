/**
 * Shows stores in an accessible list, and beside it a map when the shopper asks for it or reaches it (contract B o, F
 * 1.2).
 * The list is the server's own on standard pages, and rendered by the island when a theme gives props.
 */

import { warnOnce } from "../../runtime/base/console";
import { queryAll } from "../../runtime/base/safe-dom";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { makeElement } from "../../runtime/dom/make-element";
import { NO_TILES, tilesOf } from "../../runtime/map/tiles";
import { type Finder, makeFinder } from "./finder";
import { showListTools } from "./list-tools";
import { makeRoom } from "./make-room";
import { mapLater } from "./map-later";
import { answerPresses } from "./presses";
import type { MapStage } from "./stage";
import {
  type FoundPlaces,
  findPlaces,
  type Reading,
  storesIn,
  storesOfMarkup,
  storesOfProps,
} from "./stores";

/** Stores of a server list shown at once. */
const ROOM = 60;
/** Stores of our own list shown at once: a row has up to seven nodes, and there are never more than 300 nodes. */
const OWN_ROOM = 30;

const NO_STORES =
  'there are no stores to show. Give the prop "stores", or put .stocks_list__item elements into the host.';

export const mount: Mount = (host, context) => {
  if ("stores" in context.props) return mountOwn(host, context);
  const found = findPlaces(host);
  if (found) mountServers(host, context, found);
  else if (host.matches("[data-island~=store-map]")) context.fail("markup", new Error(NO_STORES));
};

/** Whether list and map are shown together; a theme may want the map above its whole list. */
const isBeside = ({ props }: IslandContext): boolean => props.mapPlace !== "above";

function mountOwn(host: HTMLElement, context: IslandContext) {
  const { signal } = context;
  const reading = storesOfProps(context.props.stores);
  warnOfBadPlaces(host, reading);
  if (!reading.stores.length)
    return warnOnce('store-map: the prop "stores" contains no store. Add an object for each store.', host);
  const finder = makeFinder(reading.stores, OWN_ROOM);
  const tiles = findTiles(context, host);
  const element = tiles.length ? makeElement("div", "store-map__map stocks_map") : null;
  const room = makeRoom(null, !!element, signal);
  let stage: MapStage | null = null;
  const own = context
    .load<typeof import("./own-list")>("own-list", { retry: "on-signal" })
    .then(({ showOwnList }) => {
      stage = showOwnList(host, context, { finder, box: element, isBeside: isBeside(context), onShow });
    });
  const onShow =
    element &&
    mapLater({
      ...{ context, finder, element, tiles, room },
      kind: "stocks",
      hasRoom: own.catch(() => {}),
      stage: () => stage,
    });
  // The theme's content stays visible until the list has loaded.
  own.catch((error) => context.fail("mount", error));
}

function mountServers(host: HTMLElement, context: IslandContext, found: FoundPlaces): void {
  const { kind, elements, data, mapElement, list, button } = found;
  const reading = storesOfMarkup(elements);
  warnOfBadPlaces(host, reading);
  const finder = makeFinder(reading.stores, ROOM);
  const tiles = mapElement ? findTiles(context, host) : [];
  const room = makeRoom(mapElement, !!tiles.length, context.signal);
  const hasTools = list && button && elements.length > 1;
  let stage: MapStage | null = null;
  const box = isBeside(context) && tiles.length ? mapElement : null;
  const showTools = async () => {
    if (hasTools) stage = await showListTools(context, finder, { list, button, room, box });
  };
  const hasRoom = showTools().catch((error) => context.fail("async", error));
  const show =
    mapElement && tiles.length
      ? mapLater({ context, finder, kind, element: mapElement, tiles, room, hasRoom, stage: () => stage })
      : null;
  // Beside tools, the room for them hides the box.
  if (!show) hidePartsOfMap(host, button, hasTools ? null : mapElement, context.signal);
  answerPresses(host, context, { finder, show, button });
  if (!list) return;
  // Without the list, the tools have lost their place, so the island remounts.
  context.guard(list);
  followStores(host, context, { finder, list, data });
}

/** Shows what the page's scripts do to its list: further stores by a press, fewer by a filter. */
function followStores(
  host: HTMLElement,
  { signal }: IslandContext,
  { finder, list, data }: { finder: Finder; list: HTMLElement; data: string },
): void {
  const isStore = (node: Node) => node instanceof Element && (node.matches(data) || node.querySelector(data));
  const observer = new MutationObserver((records) => {
    // The map adds nodes, too: the list is read only when stores came, went or moved.
    if (!records.some((record) => [...record.addedNodes, ...record.removedNodes].some(isStore))) return;
    const before = finder.all;
    const { stores } = storesOfMarkup(storesIn(host, data), before);
    const now = new Set(stores);
    const kept = before.filter((store) => now.has(store));
    if (!list.isConnected || (kept.length === before.length && stores.length === before.length)) return;
    // In a list that we have sorted, the page's own order is only known of the stores that were there before.
    const isSorted = !!finder.state().from;
    finder.renew(isSorted ? [...new Set([...kept, ...stores])] : stores);
  });
  observer.observe(host, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Hides the buttons that lead to a map, and its box, when there will be no map. A stylesheet does the same before the
 * first paint when no tiles are configured at all (`runtime/map/without-tiles.ts`). Themes' rules must not win.
 */
function hidePartsOfMap(
  host: HTMLElement,
  button: string | null,
  box: HTMLElement | null,
  signal: AbortSignal,
): void {
  const buttons = button ? queryAll(host, button) : [];
  for (const element of box ? [...buttons, box] : buttons) {
    const { style } = element;
    const [value, priority] = [style.getPropertyValue("display"), style.getPropertyPriority("display")];
    style.setProperty("display", "none", "important");
    signal.addEventListener("abort", () => {
      style.setProperty("display", value, priority);
      dropEmptyStyle(element);
    });
  }
}

/** The tile URLs; empty when the shop has configured none, with a warning for the theme's designer. */
function findTiles({ store }: IslandContext, host: HTMLElement): readonly string[] {
  const tiles = tilesOf(store.getState().shop);
  if (!tiles.length) warnOnce(NO_TILES, host);
  return tiles;
}

/** Warns once per page, however many stores are wrong. */
function warnOfBadPlaces(host: HTMLElement, { bad, stores }: Reading): void {
  if (!bad.length) return;
  const some = bad.slice(0, 5).join(", ");
  warnOnce(
    `store-map: ${bad.length} of ${stores.length} stores have impossible coordinates, so they are not on the map. Correct those of ${some}${bad.length > 5 ? " …" : ""}.`,
    host,
  );
}
