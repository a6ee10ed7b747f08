// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { Basket } from "../../../runtime/contracts/basket";
import type { BlockName } from "../../../runtime/contracts/blocks";
import type { Boot } from "../../../runtime/contracts/boot";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { BlockState } from "../../../runtime/contracts/store";
import { basketFromStorefront } from "../../../runtime/platform/basket/from-storefront";
import { keepBasket } from "../../../runtime/platform/basket/keep-basket";
import { recall } from "../../../runtime/platform/basket/recall";
import { KEY, remember } from "../../../runtime/platform/basket/remember";
import { turns } from "../turns";
import { block, products } from "./basket-answers";
import { type OtherTabs, otherTabs } from "./other-tabs";
import { newStore, storageWith } from "./support";

const CHANGING = "wyspa_changing";
const EDITION = "polzł";
const basketOf = (count: number): Basket => {
  const basket = basketFromStorefront(block(products(count)));
  if (!basket) throw new Error("no basket");
  return basket;
};
/** What a page of this edition and of a guest remembers of a basket. */
const entryOf = (count: number, edition = EDITION) => {
  const storage = storageWith();
  remember(storage, basketOf(count), edition, "guest");
  return storage.get(KEY) ?? "";
};

let others: OtherTabs;
let events: unknown[] = [];
let listening: AbortController;
beforeEach(() => {
  others = otherTabs();
  events = [];
  listening = new AbortController();
  document.addEventListener("wyspa:basket", ({ detail }) => events.push(detail), {
    signal: listening.signal,
  });
});
afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
});

interface Given {
  readonly remembered?: Readonly<Record<string, string>>;
  /** The entries of the local storage, which all tabs share. */
  readonly shared?: Readonly<Record<string, string>>;
  readonly cached?: boolean;
  /** What the GraphQL query answers. */
  readonly second?: Result<Basket | null>;
  /** The results of the next readings of the Basket block. */
  readonly results?: Result<unknown>[];
  readonly load?: () => Promise<unknown>;
}

function open({
  remembered = {},
  shared = {},
  cached = false,
  second = fault("network"),
  results = [],
  load,
}: Given = {}) {
  const store = newStore();
  store.setState(({ page }) => ({
    page: { ...page, cached },
    shop: { language: "pol", currency: { symbol: "zł" }, priceType: "gross" } as unknown as ShopConfig,
  }));
  const session = storageWith(remembered);
  const loader = { load: load ?? (async () => ({ recall })) };
  const storefront = vi.fn(
    async (_: readonly BlockName[], __?: { fresh?: boolean }) =>
      new Map([["Basket" as BlockName, results.shift() ?? done({})]]),
  );
  const byGraphql = vi.fn(async () => second);
  const boot = { store, loader } as unknown as Boot;
  const local = storageWith(shared);
  const noFile = () => Promise.reject(new Error("no file"));
  const kept = keepBasket(boot, { session, local }, storefront, byGraphql, noFile, () => {});
  /** The Basket block arrives in the store. */
  const arrive = async (state: Partial<BlockState>) => {
    const own = { status: "ready", at: 1, data: undefined, ...state } as BlockState;
    store.setState(({ storefront: all }) => ({ storefront: { ...all, Basket: own } }));
    await turns();
  };
  const slice = () => store.getState().basket;
  return { ...kept, store, session, local, storefront, byGraphql, arrive, slice };
}
const told = async () => {
  await turns();
  return others.told.filter((what) => !what.startsWith("shows"));
};

describe("the basket that the shop answers", () => {
  it("is current, is remembered, and is announced to the page with its worth and customer", async () => {
    const { arrive, slice, session } = open();
    await arrive({ data: block(products(3)) });
    expect(slice()).toEqual({ status: "current", basket: basketOf(3), source: "storefront" });
    expect(session.get(KEY)).toBe(entryOf(3));
    expect(events).toEqual([
      {
        count: 3,
        worth: "120,00 zł",
        source: "storefront",
        provisional: false,
        customer: { status: "guest", login: "" },
      },
    ]);
  });

  it("comes from the second source when the block is absent", async () => {
    const { arrive, slice, byGraphql } = open({ second: done(basketOf(2)) });
    await arrive({ status: "failed", kind: "absent" });
    expect(byGraphql).toHaveBeenCalledTimes(1);
    expect(slice()).toMatchObject({ status: "current", source: "graphql", basket: { count: 2 } });
  });

  it.each([
    [
      "the block is absent, and the second source fails",
      { status: "failed", kind: "absent" },
      fault("network"),
    ],
    ["the block is absent, and the second source has none", { status: "failed", kind: "absent" }, done(null)],
    ["the request failed", { status: "failed", kind: "network" }, done(basketOf(2))],
    ["the block contains no basket", { data: {} }, done(basketOf(2))],
  ] as const)("has failed when %s", async (_, state, second) => {
    const { arrive, slice } = open({ second });
    await arrive(state);
    expect(slice()).toEqual({ status: "failed", basket: null, source: null });
    expect(events).toEqual([]);
  });

  it("stays when a later reading fails or is under way", async () => {
    const { arrive, slice } = open();
    await arrive({ data: block(products(3)) });
    const before = slice();
    await arrive({ status: "loading" });
    await arrive({ status: "failed", kind: "network" });
    expect(slice()).toBe(before);
  });

  it("waits while the block is loading", async () => {
    const { arrive, slice, byGraphql } = open();
    await arrive({ status: "loading", kind: "absent" });
    expect([slice().status, byGraphql.mock.calls]).toEqual(["unknown", []]);
  });
});

describe("the customer", () => {
  afterEach(() => void Reflect.deleteProperty(window, "app_shop"));
  const signIn = () => Reflect.set(window, "app_shop", { vars: { logged: "1" } });

  it("is the one of the block, even if the block contains no basket", async () => {
    const { arrive, store } = open();
    await arrive({ data: block([], { user: { login: "jan" } }) });
    expect(store.getState().customer).toEqual({ status: "signed-in", login: "jan" });
    await arrive({ data: { response: { basket: { user: null } } } });
    expect(store.getState().customer.status).toBe("guest");
  });

  it("is not taken from a failed block", async () => {
    const { arrive, store } = open();
    await arrive({ status: "failed", kind: "network", data: block([], { user: { login: "jan" } }) });
    expect(store.getState().customer.status).toBe("unknown");
  });

  it("is signed in when the page says so, and unknown when it says nothing", () => {
    expect(open().store.getState().customer.status).toBe("unknown");
    signIn();
    expect(open().store.getState().customer).toEqual({ status: "signed-in", login: "" });
  });

  it("is not taken from a cached page, which may be older than a sign-out", () => {
    signIn();
    expect(open({ cached: true }).store.getState().customer.status).toBe("unknown");
  });
});

describe("the remembered basket", () => {
  const remembered = { [KEY]: entryOf(2) };

  it("is shown on a cached page until the shop answers", async () => {
    const { arrive, slice } = open({ remembered, cached: true });
    await turns();
    expect(slice()).toEqual({ status: "provisional", basket: basketOf(2), source: "remembered" });
    expect(events).toMatchObject([{ count: 2, source: "remembered", provisional: true }]);
    await arrive({ data: block(products(3)) });
    expect(slice()).toMatchObject({ status: "current", basket: { count: 3 } });
  });

  it("is not shown on a fresh page, whose answer comes soon", async () => {
    const load = vi.fn(async () => ({ recall }));
    const { slice } = open({ remembered, load });
    await turns();
    expect([slice().status, load.mock.calls]).toEqual(["unknown", []]);
  });

  it("does not replace an answer that came first", async () => {
    const { arrive, slice } = open({ remembered, cached: true });
    await arrive({ data: block(products(3)) });
    expect(slice()).toMatchObject({ status: "current", basket: { count: 3 } });
    expect(events).toHaveLength(1);
  });

  it.each([
    ["of another language or currency", { remembered: { [KEY]: entryOf(2, "engzł") } }],
    ["whose code cannot be loaded", { remembered, load: () => Promise.reject(new Error("blocked")) }],
    ["that does not exist", {}],
  ])("%s is not shown", async (_, given) => {
    const { slice } = open({ cached: true, ...given });
    await turns();
    expect(slice().status).toBe("unknown");
  });
});

describe("the other tabs are told that the basket has changed", () => {
  it("when a native submit of the page before has changed it, once", async () => {
    const { arrive } = open({ remembered: { [KEY]: entryOf(2) } });
    await arrive({ data: block(products(3)) });
    expect(await told()).toEqual(["basket"]);
    await arrive({ data: block(products(4)) });
    expect(await told()).toEqual(["basket"]);
  });

  it.each([
    ["it is the same as on the page before", { [KEY]: entryOf(3) }],
    ["this is the tab's first page", {}],
  ])("not when %s", async (_, remembered) => {
    const { arrive } = open({ remembered });
    await arrive({ data: block(products(3)) });
    expect(await told()).toEqual([]);
  });

  it("when the page before was left in the middle of a change, though it looks the same", async () => {
    const { arrive, session } = open({ remembered: { [KEY]: entryOf(3), [CHANGING]: "1" } });
    expect(session.get(CHANGING)).toBeNull();
    await arrive({ data: block(products(3)) });
    expect(await told()).toEqual(["basket"]);
  });
});

describe("after a sign-out", () => {
  const remembered = { [KEY]: entryOf(2), search_buty: "{}", [CHANGING]: "out" };

  it("neither the basket nor the searches of the customer are kept or shown", async () => {
    const { session, slice } = open({ remembered, cached: true });
    await turns();
    expect([session.get(KEY), session.keys("search_"), slice().status]).toEqual([null, [], "unknown"]);
  });

  it.each([
    ["is not remembered: the next customer has lists of their own", remembered, null],
    ["is remembered on a page that nobody signed out before", {}, "1 7"],
  ])("the customer's first shopping list %s", (_, before, left) => {
    const { local } = open({ remembered: before, shared: { wyspa_default_list: "1 7" } });
    expect(local.get("wyspa_default_list")).toBe(left);
  });

  it("the mark stays until the shop has answered, and the other tabs are told", async () => {
    const { arrive, session } = open({ remembered });
    expect(session.get(CHANGING)).toBe("out");
    await arrive({ data: block(products(0)) });
    expect(session.get(CHANGING)).toBeNull();
    expect(await told()).toEqual(["basket"]);
  });
});

describe("a running change", () => {
  it("is marked for the tab's next page, and told to the other tabs, until it is over", async () => {
    const { mark, session } = open();
    mark(2);
    expect(session.get(CHANGING)).toBe("1");
    mark(0);
    expect(session.get(CHANGING)).toBeNull();
    expect(await told()).toEqual(["changing"]);
  });

  it("a change that ends after the link to sign out was pressed leaves the mark of the sign-out", () => {
    const { mark, session } = open();
    mark(1);
    session.set(CHANGING, "out");
    mark(0);
    expect(session.get(CHANGING)).toBe("out");
    mark(1);
    expect(session.get(CHANGING)).toBe("out");
  });
});

describe("refreshing the basket", () => {
  it("asks afresh, and returns what is shown", async () => {
    const { arrive, refresh, storefront } = open();
    await arrive({ data: block(products(3)) });
    expect(await refresh()).toEqual(done(basketOf(3)));
    expect(storefront.mock.calls).toEqual([[["Basket"], { fresh: true }]]);
  });

  it.each([
    ["the fault of the request", fault("network"), fault("network")],
    ["an unusable answer as one", done({}), fault("format")],
    ["an absent block, without a second source, as an unusable answer", fault("absent"), fault("format")],
  ])("reports %s", async (_, result, expected) => {
    expect(await open({ results: [result] }).refresh()).toEqual(expected);
  });

  it("waits for a newer reading, and returns that one's result", async () => {
    const { arrive, refresh, storefront, store } = open({ results: [fault("network"), done({})] });
    storefront.mockImplementationOnce(async () => {
      await arrive({ status: "loading" });
      return new Map([["Basket", fault("network")]]);
    });
    storefront.mockImplementationOnce(async () => {
      await arrive({ data: block(products(4)) });
      return new Map([["Basket", done({})]]);
    });
    expect(await refresh()).toEqual(done(basketOf(4)));
    expect(storefront.mock.calls).toEqual([[["Basket"], { fresh: true }], [["Basket"]]]);
    expect(store.getState().storefront.Basket?.status).toBe("ready");
  });
});
