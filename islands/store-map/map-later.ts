/** The side of the map, whose code comes when the map is near or asked for. */
import { texts } from "./no-map-texts";
import type { MapSide, MapWishes } from "./shop-map";
import { addressOf } from "./store";
import { untilHad } from "./until-had";
import { whenThere } from "./when-there";

/** Themes hide the box of a single place until then. */
const ACTIVE = "--active";

/** @returns the same as the real one; what is asked of it meanwhile is done when it is there */
export function mapLater(wishes: MapWishes): MapSide {
  const { context, kind, element } = wishes;
  let made: MapSide | undefined;
  const load = async () => {
    const { shopMap } = await context.load<typeof import("./shop-map")>("shop-map");
    made ??= shopMap(wishes);
    return made;
  };
  if (kind === "contact") element.classList.add(ACTIVE);
  // One store's map comes when it is asked for; the others when the shopper reaches them.
  if (kind !== "stock")
    whenThere(
      element,
      context.signal,
      () => void untilHad(load, context.signal).then((side) => side.offer()),
    );
  return {
    offer() {},
    async show(store) {
      if (kind === "stock") element.classList.add(ACTIVE);
      try {
        await (await load()).show(store);
      } catch {
        context.alert(context.texts(texts)("store-map.no-map", { address: addressOf(store) }));
      }
    },
  };
}
