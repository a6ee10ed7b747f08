/**
 * Offers the map by a button in its box until the shopper asks for it.
 * Its chunks load on the press, or when the shopper scrolls to the box and no other server would be contacted.
 */
import { focusOnce } from "../../runtime/dom/focus-once";
import { onceInViewport } from "../../runtime/dom/once-in-viewport";
import { beginWhenReached } from "../../runtime/map/tiles";
import { addressOf } from "../../runtime/places/place";
import type { Room } from "./make-room";
import { labelOf, makeMapBox, scrollToMap } from "./map-box";
import type { MapWishes, StoreMap } from "./shop-map";
import type { StoreLocation } from "./stores";
import { texts } from "./texts";

/** Themes hide the box of a single store without this class. */
const ACTIVE = "--active";

interface MapLater extends Omit<MapWishes, "box" | "t"> {
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
  const { context, kind, element, finder } = given;
  const { signal, store } = context;
  const t = context.texts(texts);
  let made: StoreMap | undefined;
  const box = makeMapBox({ element, label: labelOf(kind, finder, t), tiles, t, onPress }, context);
  const load = async () => {
    const { StoreMap } = await context.load<typeof import("./shop-map")>("shop-map");
    made ??= new StoreMap({ ...given, t, box });
    if (box.clear()) focusOnce(element);
    return made;
  };
  async function onPress() {
    openStage();
    const map = await load();
    room.end();
    await map.begin();
  }
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
        (map) => map.begin(),
        () => {}, // the button stays and retries
      );
    };
    const wait = () => {
      if (made || signal.aborted) return;
      box.offer();
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
      box.showMessage(text);
    }
  };
}
