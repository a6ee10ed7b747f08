import type { App } from "../contracts/app";
import type { OpenMap } from "../contracts/map";
import type { MapFiles, MapNeeds } from "./needs";
import { makeShopMap } from "./shop-map";
import { mapTexts } from "./texts";

/** Files of the map that are not in the table of chunks. */
declare const __MAP_FILES__: MapFiles;

/** Creates the function that opens maps; called once per page. */
export async function makeMaps({ boot, pageTexts, reports, openGate, addStyle }: App): Promise<OpenMap> {
  const { store, loader, script } = boot;
  await pageTexts.loadTexts("map");
  const needs: MapNeeds = {
    store,
    loader,
    base: script.base,
    report: reports.report,
    openGate,
    addStyle: (file) => addStyle([file]),
  };
  const t = pageTexts.texts(mapTexts);
  return (element, options) => makeShopMap(needs, __MAP_FILES__, t, element, options);
}
