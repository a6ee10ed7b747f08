import type { App } from "../contracts/app";
import type { OpenMap } from "../contracts/map";
import { styleAdder } from "../overlays/add-style";
import type { MapFiles, MapNeeds } from "./needs";
import { makeShopMap } from "./shop-map";
import { mapTexts } from "./texts";

/** Files of the map that are not in the table of chunks. */
declare const __MAP_FILES__: MapFiles;

/** Creates the function that opens maps; called once per page. */
export async function makeMaps({ boot, pageTexts, reports, openGate }: App): Promise<OpenMap> {
  const { store, loader, script } = boot;
  await pageTexts.loadTexts("map");
  const adders = new Map<string, ReturnType<typeof styleAdder>>();
  const needs: MapNeeds = {
    store,
    loader,
    base: script.base,
    report: reports.report,
    openGate,
    addStyle(file) {
      const add = adders.get(file) ?? styleAdder(script, file);
      adders.set(file, add);
      return add();
    },
  };
  const t = pageTexts.texts(mapTexts);
  return (element, options) => makeShopMap(needs, __MAP_FILES__, t, element, options);
}
