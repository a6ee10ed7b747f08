/**
 * Asks for the basket afresh when it may have changed elsewhere: in another tab, or while nobody looked at this one.
 *
 *   `changing`      another tab is changing it
 *   `basket`        another tab has changed it: read
 *   `shows:<sums>`  another tab has read it: read if this tab shows another one
 *
 * A reading that a message has caused is announced to nobody, so that tabs do not answer each other for ever. If it
 * does not show what the message said, the other tab has an older basket, and hears `basket`.
 */

import { whenIdle } from "../../base/when-idle";
import type { BlockName } from "../../contracts/blocks";
import type { BasketSlice, WyspaStore } from "../../contracts/store";
import type { ReadStorefront } from "../storefront-data";
import { connectTabs, type Tabs } from "../tabs";
import { sumOf } from "./line-key";

/** A tab that is looked at again asks afresh when its basket is older than this. */
const STALE_MS = 30_000;

export interface InStep {
  /** Lets the shop's other tabs know that the basket has changed. */
  tellChanged(): void;
  /** Lets them know that this tab changes it. @param running how many changes are under way */
  tellChanging(running: number): void;
  /** `performance.now()` when another tab last said that it changes the basket, or has changed it. */
  heardAt(): number;
}

export function keepInStep(
  store: WyspaStore,
  storefront: ReadStorefront,
  refresh: () => Promise<unknown>,
): InStep {
  let stale = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  /** Changes of this tab under way: their end is told by itself. */
  let changing = 0;
  /** The newest reading that a message has caused, while it is under way. */
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
  const hear = (what: string) => {
    const [word, sums = ""] = what.split(":");
    if (word === "shows") return void compare(sums);
    if (word !== "changing" && word !== "basket") return;
    heardAt = performance.now();
    if (word === "basket") void read();
  };
  /** Nothing of the first moments is worth another tab's while: it can wait until the page has loaded. */
  const tabs = new Promise<Tabs>((connected) => whenIdle(() => connected(connectTabs(hear))));
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
  // Brought back by the browser as it was left: all that was read of the storefront may be old.
  addEventListener("pageshow", ({ persisted }) => {
    const asked = Object.keys(store.getState().storefront) as BlockName[];
    if (persisted && asked.length) void storefront(asked, { fresh: true });
  });
  return {
    tellChanged: () => tell("basket"),
    tellChanging(running) {
      changing = running;
      if (running) tell("changing");
    },
    heardAt: () => heardAt,
  };
}

/** Sums alone: the message may stand in a shared browser's storage, which must not say what somebody buys. */
const sumsOf = ({ basket, status }: BasketSlice): string =>
  basket && status === "current" ? `${basket.count}/${sumOf(basket.lines)}` : "";
