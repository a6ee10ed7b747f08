/**
 * Runs the page's handlers when the chunk with the old names (`legacy-globals`) cannot be loaded: the old names are
 * no-ops. Ships as its own chunk, fetched only then. If the old names load later, they take over.
 */
import type { Boot } from "../contracts/boot";
import type { Names, Recording } from "../contracts/legacy";
import { noopStub } from "./absent";
import { partsFor } from "./page-files";
import { record } from "./recorder";
import { replay } from "./replay";
import { makeHandlers } from "./run-handlers";
import { isMapOfIsland } from "./skipped-maps";
import { offerFormat } from "./string-format";

/** Functions that handlers call without checking that they exist. */
const CALLED =
  "ajaxLoadSite ajaxLoadSiteMessage addDepositInfo addFocused runAjaxFn menu_basket_cache setHeight setGrid selectPaging change_url changeLiteral news_data evalJSFromHtml isTouchEnabled isIos";
/** Objects that handlers read on pages whose module files use them. */
const MAPS = ["L", "markerClusterer"];

export async function runBare(boot: Boot): Promise<void> {
  const { runner, store } = boot;
  await runner.decided;
  if (!runner.isOurs()) return;
  const shop = Reflect.get(window, "app_shop") as Names;
  const vars = shop.vars as Names;
  vars.view ??= store.getState().page.view;
  vars.bLazy ??= { revalidate() {}, options: {} };
  const handlers = makeHandlers(store, vars, async () => {}, isMapOfIsland(boot));
  const fn = shop.fn as Names;
  for (const name of CALLED.split(" ")) {
    if (Object.hasOwn(fn, name)) continue;
    const recording: Recording = [];
    fn[name] = record(recording);
    runner.standIns.push({ owner: fn, name, value: fn[name], recording });
  }
  if (partsFor([...document.scripts].map(({ src }) => src)).includes("legacy-map"))
    for (const name of MAPS) if (!Object.hasOwn(window, name)) Reflect.set(window, name, noopStub());
  const graphql = shop.graphql as Names;
  graphql.trackingEvents ??= async () => false;
  offerFormat();
  const wyspa: unknown = Reflect.get(window, "wyspa");
  const real: Names = { run: handlers.add, runArr: handlers.addAll, wyspa };
  for (const { name, recording } of runner.standIns) replay(recording, real[name] ?? noopStub(), name);
  await handlers.runAll();
}
