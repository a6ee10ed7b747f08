/** The side of the map, whose code comes when the map is near or asked for. */

import { untilHad } from "../../runtime/kit/until-had";
import { whenThere } from "../../runtime/kit/when-there";
import { boxNote } from "./box-note";
import { texts } from "./no-map-texts";
import type { MapSide, MapWishes } from "./shop-map";
import { addressOf } from "./store";

/** Themes hide the box of a single place until then. */
const ACTIVE = "--active";

interface MapLater extends Omit<MapWishes, "note"> {
  /** Resolves when the box has its height: what is said in it must not move again. Left out where it has it already. */
  readonly hasRoom?: Promise<void> | undefined;
}

/** @returns the same as the real one; what is asked of it meanwhile is done when it is there */
export function mapLater({ hasRoom, ...given }: MapLater): MapSide {
  const { context, kind, element } = given;
  const { signal } = context;
  const wishes: MapWishes = { ...given, note: boxNote(element, signal) };
  let made: MapSide | undefined;
  const load = async () => {
    const { shopMap } = await context.load<typeof import("./shop-map")>("shop-map");
    made ??= shopMap(wishes);
    wishes.note.clear();
    return made;
  };
  const activate = () => {
    if (element.classList.contains(ACTIVE)) return;
    element.classList.add(ACTIVE);
    signal.addEventListener("abort", () => element.classList.remove(ACTIVE));
  };
  if (kind === "contact") activate();
  // One store's map comes when it is asked for; the others when the shopper reaches them.
  if (kind !== "stock")
    whenThere(
      element,
      signal,
      () => void Promise.all([untilHad(load, signal), hasRoom]).then(([side]) => side.offer()),
    );
  return {
    offer() {},
    async show(store) {
      if (kind === "stock") activate();
      try {
        await (await load()).show(store);
      } catch {
        if (signal.aborted) return;
        const text = context.texts(texts)("store-map.no-map", { address: addressOf(store) });
        context.alert(text);
        wishes.note.show(text);
      }
    },
  };
}
