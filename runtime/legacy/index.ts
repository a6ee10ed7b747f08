/**
 * What the old bundle did for every page beside its widgets, in a chunk of its own (contract Part C): the global names
 * that the page's scripts call, and the handlers that they have registered.
 */
import type { Kernel } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { attempt } from "./attempt";
import { followLabels } from "./floating-labels";
import { followToggles } from "./follow-toggles";
import { oldNames } from "./names";
import type { CompatNeeds } from "./needs";
import { noopStub } from "./noop-stub";
import { makeOuterFiles } from "./outer-files";
import { isMapOfIsland } from "./own-maps";
import { keepPageState } from "./page-state";
import { offerPickupPoints } from "./pickup-points";
import { replay } from "./replay";
import { makeHandlers } from "./run-handlers";
import { offerParts } from "./runner";
import { offerFormat } from "./string-format";

export type { CompatNeeds } from "./needs";

export async function keepCompatible(kernel: Kernel, needs: CompatNeeds): Promise<void> {
  const { runner, store } = kernel;
  await runner.decided;
  // Beside the old bundle nothing of ours answers by its names.
  if (!runner.isOurs()) {
    for (const [owner, name, value] of runner.standIns) if (owner[name] === value) delete owner[name];
    return;
  }

  const page = window as unknown as Names;
  const shop = page.app_shop as Names;
  offerParts(shop); // a page's script may have taken one away
  const vars = shop.vars as Names;
  vars.view = store.getState().page.view;
  vars.bLazy ??= { revalidate: () => kernel.scan(), options: {} };
  keepPageState(store, vars);

  const fn = shop.fn as Names;
  const used = runner.standIns.flatMap(([, name, , recording]) => (recording.length ? [name] : []));
  const handlers = makeHandlers(store, vars, () => names.ready(used), isMapOfIsland(kernel));
  const names = oldNames(kernel, needs, handlers, vars);
  offer(page, names.globals);
  offer(fn, names.fn);
  offerPickupPoints(fn, kernel, needs);
  offer(shop, names.shop);
  offer(shop.graphql as Names, names.graphql);
  // What stood in for them hands over, with all that was done to it.
  const real: Names = { ...names.globals, ...names.fn, ...names.shop, ...names.cookie };
  for (const [owner, name, value, recording] of runner.standIns) {
    const own = real[name] ?? noopStub();
    if (owner[name] === value) owner[name] = own;
    // Not before it is there: what was done to a stand-in is done once, to the real one.
    const coming = recording.length ? names.real(name) : undefined;
    if (coming) void coming.then(() => replay(recording, own, name));
    else replay(recording, own, name);
  }
  offerFormat();
  followToggles(kernel.loader);
  names.dress();
  makeOuterFiles(needs).getOuterJS(shop.files);
  await handlers.runAll();
  // On pages of the account the server puts it there itself.
  if (document.querySelector(".mfa__configuration")) {
    const Mfa = page.MfaConfig as new () => { init(): void };
    fn.mfaConfig ??= new Mfa();
    attempt(() => (fn.mfaConfig as InstanceType<typeof Mfa>).init());
  }
  followLabels(); // also of fields that modules draw later
}

/** What the page has itself stays. Its elements stand in for globals by their ids, but are not its own (bar S15). */
function offer(owner: Names, names: Names): void {
  for (const [name, value] of Object.entries(names)) if (!Object.hasOwn(owner, name)) owner[name] = value;
}
