/**
 * Stores and their map (contract B o, F 1.2). The accessible list is primary and comes first: the server's own on the
 * standard pages, one of ours where a theme gives props. The map is beside it, when the shopper asks for it or reaches it.
 */
import type { IslandContext, Mount } from "../../runtime/islands/contract";
import { designerTeller } from "../../runtime/kit/tell-designer";
import { untilHad } from "../../runtime/kit/until-had";
import { type FoundPlaces, findPlaces } from "./find-places";
import { type Finder, makeFinder } from "./finder";
import type { ToolPlaces } from "./list-tools";
import { mapLater } from "./map-later";
import { answerPresses } from "./presses";
import { type Reading, storesOfMarkup, storesOfProps } from "./read-stores";
import type { MapSide } from "./shop-map";

/** So many of the server's are shown at once. */
const ROOM = 60;
/** Of our own a row is up to seven nodes, and there are never more than 300. */
const OWN_ROOM = 30;

const tellDesigner = designerTeller();

export const mount: Mount = (host, context) => {
  if ("stores" in context.props) return mountOwn(host, context);
  const found = findPlaces(host);
  if (found) mountServers(host, context, found);
  else if (host.matches("[data-island~=store-map]"))
    tellDesigner(
      host,
      "store-map: has nothing to show: it needs props with `stores`, or elements .stocks_list__item inside",
    );
};

async function mountOwn(host: HTMLElement, context: IslandContext) {
  const { signal } = context;
  const reading = storesOfProps(context.props.stores);
  tellBad(host, reading);
  if (!reading.stores.length) return tellDesigner(host, "store-map: its props have no store in `stores`");
  const finder = makeFinder(reading.stores, OWN_ROOM);
  let map: MapSide | undefined;
  const load = () => context.load<typeof import("./own-list")>("own-list");
  const show = ({ showOwnList }: Awaited<ReturnType<typeof load>>) =>
    showOwnList(host, context, {
      finder,
      onMap(element) {
        map ??= mapLater({ context, finder, kind: "stocks", element });
      },
      onShow: (store) => void map?.show(store),
    });
  const part = await load().catch(() => null);
  if (part) return show(part);
  // What the theme has put there stands meanwhile.
  untilHad(load, signal)
    .then(show)
    .then((end) => end && (signal.aborted ? end() : signal.addEventListener("abort", end)))
    .catch((error) => context.fail("mount", error));
}

function mountServers(host: HTMLElement, context: IslandContext, found: FoundPlaces): void {
  const { kind, elements, mapElement, list, button } = found;
  const reading = storesOfMarkup(elements);
  tellBad(host, reading);
  const finder = makeFinder(reading.stores, ROOM);
  const hasTools = list && button && elements.length > 1;
  const hasRoom = hasTools ? showTools(context, finder, { list, button, map: mapElement }) : undefined;
  const map = mapElement && mapLater({ context, finder, kind, element: mapElement, hasRoom });
  answerPresses(host, context, { finder, map, button });
  // Another list in its place has other stores: then all begins anew.
  if (list) context.guard(list);
}

/** Resolves when the tools have taken their room, and where they cannot be had now: the map waits for nothing that may never come. */
const showTools = (context: IslandContext, finder: Finder, places: ToolPlaces): Promise<void> =>
  new Promise((haveRoom) => {
    const { signal } = context;
    const load = () =>
      context.load<typeof import("./list-tools")>("list-tools").catch((error) => {
        haveRoom();
        throw error;
      });
    untilHad(load, signal)
      .then(({ showListTools }) => showListTools(context, finder, places))
      .finally(haveRoom)
      .then((end) => (signal.aborted ? end() : signal.addEventListener("abort", end)))
      .catch((error) => context.fail("async", error));
  });

/** Once for a page, however many of its stores are wrong. */
function tellBad(host: HTMLElement, { bad, stores }: Reading): void {
  if (!bad.length) return;
  const some = bad.slice(0, 5).join(", ");
  tellDesigner(
    host,
    `store-map: ${bad.length} of ${stores.length} have coordinates that are no place (${some}${bad.length > 5 ? " …" : ""}): they are in the list and not on the map`,
  );
}
