/**
 * Part of the chunk `legacy-globals` (contract Part C): offers the old global names that page scripts call, and runs
 * the handlers that page scripts registered. Pages without such scripts do not load it (`names-needed.ts`).
 */
import type { Boot } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { noopStub } from "./absent";
import { attempt } from "./attempt";
import type { Decorations } from "./decorations";
import { oldNames } from "./names";
import type { LegacyNeeds } from "./needs";
import { makeOuterFiles } from "./outer-files";
import { replay } from "./replay";
import { makeHandlers } from "./run-handlers";
import { offerParts } from "./runner";
import { isMapOfIsland } from "./skipped-maps";
import { offerFormat } from "./string-format";

export type { LegacyNeeds } from "./needs";

export async function offerLegacyGlobals(
  boot: Boot,
  needs: LegacyNeeds,
  decorations: Decorations,
): Promise<void> {
  const { runner, store } = boot;
  await runner.decided;
  // When the old bundle runs the page, its names win: our stand-ins are removed.
  if (!runner.isOurs()) {
    for (const { owner, name, value, recording } of runner.standIns)
      if (name === "wyspa") replay(recording, owner[name], name);
      else if (owner[name] === value) delete owner[name];
    return;
  }

  const page = window as unknown as Names;
  const shop = page.app_shop as Names;
  offerParts(shop); // a page script may have deleted a part
  const vars = shop.vars as Names;
  const fn = shop.fn as Names;
  const used = runner.standIns.flatMap(({ name, recording }) => (recording.length ? [name] : []));
  const handlers = makeHandlers(store, vars, () => names.ready(used), isMapOfIsland(boot));
  const names = oldNames(boot, needs, decorations, handlers, vars);
  offer(page, names.globals);
  offer(fn, names.fn);
  offer(shop, names.shop);
  offer(shop.graphql as Names, names.graphql);
  // The real values replace the stand-ins, and every recorded call runs on them.
  const { wyspa } = page;
  const real: Names = { ...names.globals, ...names.fn, ...names.shop, ...names.cookie, wyspa };
  for (const { owner, name, value, recording } of runner.standIns) {
    const own = real[name] ?? noopStub();
    if (owner[name] === value) owner[name] = own;
    // Recorded calls wait for a lazy value, so that each runs once, on the real value.
    const coming = recording.length ? names.real(name) : undefined;
    if (coming) void coming.then(() => replay(recording, own, name));
    else replay(recording, own, name);
  }
  offerFormat();
  makeOuterFiles(needs).getOuterJS(shop.files);
  await handlers.runAll();
  if (!boot.hostSettings().hasPreset) return;
  // On account pages, the server renders this element.
  if (document.querySelector(".mfa__configuration")) {
    const Mfa = page.MfaConfig as new () => { init(): void };
    fn.mfaConfig ??= new Mfa();
    attempt(() => (fn.mfaConfig as InstanceType<typeof Mfa>).init());
  }
  decorations.markLabels(); // modules may have rendered fields
}

/** Keeps names that the page defines itself. Elements with an id are globals too, but not own properties (bar S15). */
function offer(owner: Names, names: Names): void {
  for (const [name, value] of Object.entries(names)) if (!Object.hasOwn(owner, name)) owner[name] = value;
}
