/** Asks for the basket afresh when it may have changed elsewhere: in another tab, or while nobody looked at this one. */

import { whenIdle } from "../../ground/when-idle";
import type { WyspaStore } from "../../store/contract";
import type { BlockName } from "../blocks";
import type { ReadStorefront } from "../storefront-data";
import { connectTabs, type Tabs } from "../tabs";

/** A tab that is looked at again asks afresh when its basket is older than this. */
const STALE_MS = 30_000;

export interface InStep {
  /** Lets the shop's other tabs know that the basket is being changed (`changing`), or has changed (`basket`). */
  tell(what: "changing" | "basket"): void;
  /** `performance.now()` when another tab last said either. */
  heardAt(): number;
}

export function keepInStep(
  store: WyspaStore,
  storefront: ReadStorefront,
  refresh: () => Promise<unknown>,
): InStep {
  let stale = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  const isSeen = () => document.visibilityState === "visible";
  const ask = () => {
    stale = !isSeen();
    if (!stale) void refresh();
  };
  const hear = (what: string) => {
    if (!/^(changing|basket)$/.test(what)) return;
    heardAt = performance.now();
    if (what === "basket") ask();
  };
  /** Nothing of the first moments is worth another tab's while: it can wait until the page has loaded. */
  const tabs = new Promise<Tabs>((connected) => whenIdle(() => connected(connectTabs(hear))));
  document.addEventListener("visibilitychange", () => {
    const { Basket: block } = store.getState().storefront;
    const old = block && block.at > 0 && performance.now() - block.at > STALE_MS;
    if (isSeen() && (stale || old)) ask();
  });
  // Brought back by the browser as it was left: all that was read of the storefront may be old.
  addEventListener("pageshow", ({ persisted }) => {
    const asked = Object.keys(store.getState().storefront) as BlockName[];
    if (persisted && asked.length) void storefront(asked, { fresh: true });
  });
  return {
    tell: (what) => void tabs.then((all) => all.tell(what)),
    heardAt: () => heardAt,
  };
}
