/**
 * Refetches the basket when it may have changed elsewhere: in another tab, or while this tab was hidden.
 *
 * - `changing`: another tab is changing the basket
 * - `basket`: another tab has changed the basket; refetch
 * - `shows:<sums>`: another tab has fetched the basket; refetch if this tab shows other sums
 * - any other word: something else has changed, which a chunk of its own knows (`customer/elsewhere.ts`)
 *
 * A fetch that a message caused is not announced, so that tabs do not answer each other for ever. If its result differs
 * from the message, the other tab's basket is older, and this tab sends `basket`.
 */

import { whenIdle } from "../../base/when-idle";
import type { BlockName } from "../../contracts/blocks";
import type { BasketSlice, WyspaStore } from "../../contracts/store";
import type { ReadStorefront } from "../storefront-data";
import { connectTabs, type Tabs } from "../tabs";
import { sumOf } from "./line-key";

/** A tab that becomes visible again refetches a basket that is older than this. */
const STALE_MS = 30_000;

/** Brings the page up to date after a change in another tab. @param what empty: whatever has changed since the page loaded */
export type Elsewhere = (what: string) => void;

export interface InStep {
  /** Notifies the shop's other tabs that the basket has changed, or something else. */
  tellChanged(what?: string): void;
  /** Notifies them that this tab is changing the basket. @param running the number of running changes */
  tellChanging(running: number): void;
  /** `performance.now()` of the last message from another tab about a running or finished basket change. */
  lastMessageAt(): number;
}

export function keepInStep(
  store: WyspaStore,
  storefront: ReadStorefront,
  refresh: () => Promise<unknown>,
  elsewhere: Elsewhere,
): InStep {
  let stale = false;
  let lastMessageAt = Number.NEGATIVE_INFINITY;
  /** Running changes of this tab; while there are any, a fetch is not announced, because their end is. */
  let changing = 0;
  /** The newest running fetch that a message caused. */
  let answer: Promise<unknown> | null = null;
  let announced = "";
  const isSeen = () => document.visibilityState === "visible";
  const shown = () => sumsOf(store.getState().basket);
  const read = async () => {
    stale = !isSeen();
    if (stale) return;
    const own = refresh();
    answer = own;
    await own;
    if (answer === own) answer = null;
  };
  const compare = async (other: string) => {
    await answer;
    const own = shown();
    if (!own || own === other) return;
    await read();
    if (!stale && shown() !== other) tell("basket");
  };
  const onTabMessage = (what: string) => {
    const [word = "", sums = ""] = what.split(":");
    if (word === "shows") return void compare(sums);
    if (word !== "changing" && word !== "basket") return elsewhere(word);
    lastMessageAt = performance.now();
    if (word === "basket") void read();
  };
  /** Messages to other tabs are not urgent, so the connection opens after the page has loaded. */
  const tabs = new Promise<Tabs>((connected) => whenIdle(() => connected(connectTabs(onTabMessage))));
  const tell = (what: string) => void tabs.then((all) => all.tell(what));
  store.subscribe(({ basket: now }, { basket: before }) => {
    const sums = now === before ? "" : shown();
    if (!sums || sums === announced) return;
    announced = sums;
    if (!answer && !changing) tell(`shows:${sums}`);
  });
  document.addEventListener("visibilitychange", () => {
    const { Basket: block } = store.getState().storefront;
    const old = block && block.at > 0 && performance.now() - block.at > STALE_MS;
    if (!isSeen() || !(stale || old)) return;
    stale = false;
    void refresh();
  });
  // After a restore from the back-forward cache, all storefront data may be out of date.
  addEventListener("pageshow", ({ persisted }) => {
    const asked = Object.keys(store.getState().storefront) as BlockName[];
    if (!persisted) return;
    if (asked.length) void storefront(asked, { fresh: true });
    elsewhere("");
  });
  return {
    tellChanged: (what = "basket") => tell(what),
    tellChanging(running) {
      changing = running;
      if (running) tell("changing");
    },
    lastMessageAt: () => lastMessageAt,
  };
}

/** Only sums: the message may end up in a shared browser's storage, which must not reveal purchases. */
const sumsOf = ({ basket, status }: BasketSlice): string =>
  basket && status === "current" ? `${basket.count}/${sumOf(basket.lines)}` : "";
