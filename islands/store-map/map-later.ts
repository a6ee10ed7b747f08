/**
 * Offers the map by a button in its box until the shopper asks for it.
 * Its chunks load on the press, or when the shopper scrolls to the box and no other server would be contacted.
 */
import { focusOnce } from "../../runtime/dom/focus-once";
import { onceInViewport } from "../../runtime/dom/once-in-viewport";
import { beginWhenReached, othersAsked } from "../../runtime/map/tiles";
import { addressOf } from "../../runtime/places/place";
import { boxNote } from "./box-note";
import { labelOf } from "./label";
import type { Room } from "./make-room";
import { texts } from "./no-map-texts";
import { makeOffer } from "./offer";
import { scrollToMap } from "./scroll-to-map";
import type { MapSide, MapWishes } from "./shop-map";
import type { StoreLocation } from "./stores";

/** Themes hide the box of a single store without this class. */
const ACTIVE = "--active";

interface MapLater extends Omit<MapWishes, "note"> {
  readonly tiles: readonly string[];
  readonly room: Room;
  /** Resolves when the box has its final height: the button must not move under the finger. */
  readonly hasRoom: Promise<unknown>;
}

/** @returns shows a store on the map; never rejects */
export function mapLater({
  tiles,
  room,
  hasRoom,
  ...given
}: MapLater): (store: StoreLocation) => Promise<void> {
  const { context, kind, element } = given;
  const { signal, store } = context;
  const t = context.texts(texts);
  const options: MapWishes = { ...given, note: boxNote(element, signal) };
  let made: MapSide | undefined;
  const load = async () => {
    const { shopMap } = await context.load<typeof import("./shop-map")>("shop-map");
    made ??= shopMap(options);
    options.note.clear();
    if (offer.clear()) focusOnce(element);
    return made;
  };
  const others = othersAsked(tiles).join(", ");
  const offer = makeOffer(
    {
      box: element,
      text: labelOf(kind, given.finder, t),
      button: t("store-map.open"),
      more: others && t("store-map.open-from", { host: others }),
      missing: t("store-map.only-list"),
      async onPress() {
        openStage();
        const side = await load();
        room.end();
        await side.begin();
      },
    },
    context,
  );
  const openStage = () => {
    const arranged = given.stage();
    if (!arranged || arranged.element()) return;
    room.end();
    arranged.open();
    const opened = arranged.element();
    if (opened) scrollToMap(opened, store.getState().page.view);
  };
  const activate = () => {
    if (element.classList.contains(ACTIVE)) return;
    element.classList.add(ACTIVE);
    signal.addEventListener("abort", () => element.classList.remove(ACTIVE));
  };
  if (kind === "contact") activate();
  // The map of a single store loads only on request.
  if (kind !== "stock") {
    const begin = () => {
      // The page moves only for a press: here for the first one on the map.
      element.addEventListener("click", openStage, { once: true, signal });
      load().then(
        (side) => side.begin(),
        () => {}, // the button stays and retries
      );
    };
    const wait = () => {
      if (made || signal.aborted) return;
      offer.show();
      beginWhenReached({ store, element, tiles, signal, begin });
    };
    onceInViewport(element, signal, () => void hasRoom.then(wait));
  }
  return async (wanted) => {
    if (kind === "stock") activate();
    openStage();
    room.end();
    try {
      await (await load()).show(wanted);
    } catch {
      if (signal.aborted) return;
      const text = t("store-map.no-map", { address: addressOf(wanted) });
      context.alert(text);
      if (!offer.showMessage(text)) options.note.show(text);
    }
  };
}
