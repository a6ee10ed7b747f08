/**
 * Keeps the store's basket slice up to date, and reads from the Basket block who is signed in.
 *
 * Sources: the Basket block; GraphQL when the block is absent; the remembered basket on cached pages.
 * The basket is refetched after a restore from the back-forward cache and after changes in another tab.
 */

import { done, fault, type Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { Boot } from "../../contracts/boot";
import type { IslandContext } from "../../contracts/island";
import type { BasketSlice, BlockState, WyspaStore } from "../../contracts/store";
import { forgetSearches } from "../../dom/forget-searches";
import { isOlder } from "../../page/is-older";
import { emit } from "../../public/events";
import { customerOf, saidByPage } from "../customer";
import { forgetDefaultList } from "../default-list";
import type { ReadStorefront } from "../storefront-data";
import { basketFromStorefront } from "./from-storefront";
import { type GapFiller, type KeptDetails, keepDetails } from "./keep-details";
import { type Elsewhere, keepInStep } from "./keep-in-step";
import { KEY, remember } from "./remember";

export interface KeptBasket {
  refresh(): Promise<Result<Basket | null>>;
  /** Requests by GraphQL what the Basket block omits. */
  ask: KeptDetails["ask"];
  /** Notifies the shop's other tabs that the basket has changed, or something else. */
  tellTabs(what?: string): void;
  /** Announces running changes to this tab's next page and to the other tabs. @param running their number */
  mark(running: number): void;
  /** `performance.now()` of the last message from another tab about a running or finished basket change. */
  heardAt(): number;
}

const CHANGING = "wyspa_changing";
/** Value of `CHANGING` that the logout link writes (`islands/logout-link/early.ts`). */
const SIGNED_OUT = "out";

export function keepBasket(
  boot: Boot,
  storage: IslandContext["storage"],
  storefront: ReadStorefront,
  byGraphql: () => Promise<Result<Basket | null>>,
  gapFiller: () => Promise<GapFiller>,
  elsewhere: Elsewhere,
): KeptBasket {
  const { store } = boot;
  const { shop, page } = store.getState();
  const isOld = isOlder(page);
  const edition = shop.language + shop.currency.symbol;
  let taking: Promise<unknown> = Promise.resolve();
  /** Counts the readings: GraphQL may complete an older basket after a newer one. */
  let newest = 0;
  const details = keepDetails(store, gapFiller);

  const write = (slice: BasketSlice) => writeBasket(store, slice);

  /** The basket that this tab's previous page remembered; a native submit may have changed it since. */
  const remembered = storage.session.get(KEY);
  /** Set when the previous page unloaded before a change was confirmed. */
  const wasLeft = storage.session.get(CHANGING);
  const isOut = wasLeft === SIGNED_OUT;
  if (!isOut) storage.session.remove(CHANGING);
  const known = isOut ? null : remembered;
  // After a sign-out the next user of this browser must not see the basket, nor the searches, which are remembered with
  // the customer's prices (bar H4). The first list was the customer's, too.
  if (isOut) {
    storage.session.remove(KEY);
    forgetDefaultList({ storage });
    forgetSearches(storage.session);
  }
  let isFirst = true;

  const confirm = (basket: Basket, source: "storefront" | "graphql") => {
    remember(storage.session, basket, edition, store.getState().customer.status);
    if (isFirst && (wasLeft || (known && known !== storage.session.get(KEY)))) tellTabs();
    // Removed only now: if this page unloads earlier, the next page must notify the other tabs.
    if (isFirst && isOut) storage.session.remove(CHANGING);
    isFirst = false;
    write({ status: "current", basket, source });
  };

  /** A failed fetch never discards a basket that was confirmed before. */
  const fail = () => {
    const { basket } = store.getState();
    if (basket.status !== "current") store.setState({ basket: { ...basket, status: "failed" } });
  };

  const take = async ({ status, data, kind }: BlockState) => {
    if (status === "loading") return;
    const customer = status === "ready" && customerOf(data);
    if (customer) store.setState({ customer });
    const turn = ++newest;
    const basket = status === "ready" ? basketFromStorefront(data) : null;
    if (!basket && kind !== "absent") return fail();
    const full = basket ? details.complete(basket) : byGraphql().then((all) => (all.ok ? all.data : null));
    // Not `instanceof`: a page's library may have replaced `Promise`.
    const whole = "then" in full ? await full : full;
    if (turn !== newest) return;
    if (whole) confirm(whole, basket ? "storefront" : "graphql");
    else fail();
  };

  const refresh = async (): Promise<Result<Basket | null>> => {
    let results = await storefront(["Basket"], { fresh: true });
    // A newer fetch has begun meanwhile, so this result is neither shown nor returned.
    while (store.getState().storefront.Basket?.status === "loading") results = await storefront(["Basket"]);
    await taking;
    const { basket, status } = store.getState().basket;
    const block = results.get("Basket");
    if (block && !block.ok && block.kind !== "absent") return block;
    return status === "current" ? done(basket) : fault("format");
  };

  store.subscribe(({ storefront: { Basket: now } }, { storefront: { Basket: before } }) => {
    if (now && now !== before) taking = take(now);
  });
  if (!isOld && saidByPage()) store.setState({ customer: { status: "signed-in", login: "" } });
  if (isOld && known) void showRemembered(boot, storage, edition);
  const tabs = keepInStep(store, storefront, refresh, elsewhere);
  const tellTabs = tabs.tellChanged;
  const mark = (running: number) => {
    // The mark of a sign-out is for the next page, which removes it.
    if (storage.session.get(CHANGING) !== SIGNED_OUT) {
      if (running) storage.session.set(CHANGING, "1");
      else storage.session.remove(CHANGING);
    }
    tabs.tellChanging(running);
  };
  return { refresh, ask: details.ask, tellTabs, mark, heardAt: tabs.lastMessageAt };
}

function writeBasket(store: WyspaStore, slice: BasketSlice): void {
  store.setState({ basket: slice });
  const { basket, source, status } = slice;
  if (!basket || !source) return;
  const { shop, customer } = store.getState();
  const worth = basket.worth[shop.priceType];
  const provisional = status === "provisional";
  emit("wyspa:basket", { count: basket.count, worth, source, provisional, customer });
}

/** Shows the last basket of this tab on a cached page until the server's basket arrives. */
async function showRemembered(
  { loader, store }: Boot,
  storage: IslandContext["storage"],
  edition: string,
): Promise<void> {
  try {
    const { recall } = await loader.load("recall");
    const basket = recall(storage.session, edition);
    if (basket && store.getState().basket.status === "unknown")
      writeBasket(store, { status: "provisional", basket, source: "remembered" });
  } catch {
    // The server's response replaces the basket anyway.
  }
}
