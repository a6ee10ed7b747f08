/**
 * Keeps the store's basket slice right: from the Basket block, from GraphQL where the block is absent, from the
 * last known basket on cached pages; afresh after the back-forward cache and after changes in another tab. The block also
 * says who is signed in.
 */

import { done, fault, type Result } from "../../base/result";
import type { Basket } from "../../contracts/basket";
import type { Kernel } from "../../contracts/boot";
import type { IslandContext } from "../../contracts/island";
import type { BasketSlice, BlockState, WyspaStore } from "../../contracts/store";
import { forgetSearches } from "../../dom/forget-searches";
import { emit } from "../../public/events";
import { customerOf, saidByPage } from "../customer";
import type { ReadStorefront } from "../storefront-data";
import { basketFromStorefront } from "./from-storefront";
import { keepInStep } from "./keep-in-step";
import { keepLimit } from "./keep-limit";
import { KEY, remember } from "./remember";

export interface KeptBasket {
  refresh(): Promise<Result<Basket | null>>;
  askLimit(): Promise<void>;
  /** Lets the shop's other tabs know that the basket has changed. */
  tellTabs(): void;
  /** Says to this tab's next page, and to the other tabs, that changes are under way. @param running how many */
  mark(running: number): void;
  /** `performance.now()` when another tab last said that it changes the basket, or has changed it. */
  heardAt(): number;
}

const CHANGING = "wyspa_changing";
/** Written by the link that signs out (`islands/logout-link/on-press.ts`). */
const SIGNED_OUT = "out";

export function keepBasket(
  kernel: Kernel,
  storage: IslandContext["storage"],
  storefront: ReadStorefront,
  byGraphql: () => Promise<Result<Basket | null>>,
): KeptBasket {
  const { store } = kernel;
  const { shop, page } = store.getState();
  const edition = shop.language + shop.currency.symbol;
  let taking: Promise<unknown> = Promise.resolve();
  const limit = keepLimit(store, byGraphql);

  const write = (slice: BasketSlice) => writeBasket(store, slice);

  /** What this tab knew before the page came: a native submit may have changed the basket since. */
  const remembered = storage.session.get(KEY);
  /** The page before was left in the middle of a change, and has told nobody how it ended. */
  const wasLeft = storage.session.get(CHANGING);
  const isOut = wasLeft === SIGNED_OUT;
  if (!isOut) storage.session.remove(CHANGING);
  const known = isOut ? null : remembered;
  // Somebody has signed out: what their basket held is nobody's business any more, nor what they looked for, which the
  // search remembers with their prices (bar H4).
  if (isOut) {
    storage.session.remove(KEY);
    forgetSearches(storage.session);
  }
  let isFirst = true;

  const confirm = (basket: Basket, source: "storefront" | "graphql") => {
    remember(storage.session, basket, edition, store.getState().customer.status);
    if (isFirst && (wasLeft || (known && known !== storage.session.get(KEY)))) tellTabs();
    // Until here the next page would have to tell the other tabs instead.
    if (isFirst && isOut) storage.session.remove(CHANGING);
    isFirst = false;
    write({ status: "current", basket: limit.complete(basket), source });
  };

  /** A failed reading never takes away a basket that was confirmed before. */
  const fail = () => {
    const { basket } = store.getState();
    if (basket.status !== "current") store.setState({ basket: { ...basket, status: "failed" } });
  };

  const take = async ({ status, data, kind }: BlockState) => {
    if (status === "loading") return;
    const customer = status === "ready" && customerOf(data);
    if (customer) store.setState({ customer });
    const basket = status === "ready" ? basketFromStorefront(data) : null;
    if (basket) return confirm(basket, "storefront");
    if (kind !== "absent") return fail();
    const second = await byGraphql();
    if (second.ok && second.data) confirm(second.data, "graphql");
    else fail();
  };

  const refresh = async (): Promise<Result<Basket | null>> => {
    let results = await storefront(["Basket"], { fresh: true });
    // A newer reading has begun meanwhile: what this one brought is not shown, and not told.
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
  if (!page.cached && saidByPage()) store.setState({ customer: { status: "signed-in", login: "" } });
  if (page.cached && known) void showRemembered(kernel, storage, edition);
  const tabs = keepInStep(store, storefront, refresh);
  const tellTabs = tabs.tellChanged;
  const mark = (running: number) => {
    if (running) storage.session.set(CHANGING, "1");
    else storage.session.remove(CHANGING);
    tabs.tellChanging(running);
  };
  return { refresh, askLimit: limit.ask, tellTabs, mark, heardAt: tabs.heardAt };
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

/** A cached page shows the last basket that this tab has seen, until the server's comes. */
async function showRemembered(
  { loader, store }: Kernel,
  storage: IslandContext["storage"],
  edition: string,
): Promise<void> {
  try {
    const { recall } = await loader.load("recall");
    const basket = recall(storage.session, edition);
    if (basket && store.getState().basket.status === "unknown")
      writeBasket(store, { status: "provisional", basket, source: "remembered" });
  } catch {
    // The server's answer is on its way.
  }
}
