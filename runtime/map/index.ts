/**
 * Maps, as a chunk of its own: fetched with the first of them. What draws the tiles is another one, fetched when a map
 * begins (`engine.ts`).
 */
import { designerTeller } from "../kit/tell-designer";
import { styleAdder } from "../overlays/add-style";
import type { OpenMap } from "./contract";
import type { MapFiles, MapNeeds } from "./needs";
import { makeShopMap } from "./shop-map";
import { mapTexts } from "./texts";

/** The files beside the chunks. */
declare const __MAP_FILES__: MapFiles;

/** One for a page. */
export function makeMaps(given: Omit<MapNeeds, "tellDesigner" | "addStyle">): OpenMap {
  const adders = new Map<string, ReturnType<typeof styleAdder>>();
  const needs: MapNeeds = {
    ...given,
    tellDesigner: designerTeller(),
    addStyle(file) {
      const add = adders.get(file) ?? styleAdder(given.base, file);
      adders.set(file, add);
      return add();
    },
  };
  const say = needs.texts(mapTexts);
  return (element, options) => makeShopMap(needs, __MAP_FILES__, say, element, options);
}
