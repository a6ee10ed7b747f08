/** Tabs of one shopper at the fixture platform, without a browser: the whole platform layer over real HTTP. */
import { setMaxListeners } from "node:events";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { hashOf, sizeId } from "../../../fixtures/basket/basket";
import { type Shop, startShop } from "../../../fixtures/shop";
import { lastValueWins } from "../../../islands/mini-basket/last-value-wins";
import type { SafeStorage } from "../../../runtime/base/storage";
import type { Addition, BasketActions, Changed } from "../../../runtime/contracts/basket";
import type { Boot } from "../../../runtime/contracts/boot";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { WyspaStore } from "../../../runtime/contracts/store";
import { whenLeaving } from "../../../runtime/leaving/when-leaving";
import { earlyAdditions } from "../../../runtime/platform/basket/early-additions";
import { literalAddition } from "../../../runtime/platform/basket/write-addition";
import { requestPage, sendFirst } from "../../../runtime/platform/first-request";
import { makePlatform } from "../../../runtime/platform/platform";
import { type IdleClock, idleClock } from "./idle-clock";
import { newStore, storageWith, tick } from "./support";

export interface Tab {
  readonly basket: BasketActions;
  readonly store: WyspaStore;
  /** Events in order: received tracking headers, and answers that the page was notified of. */
  readonly log: string[];
  /** Quantities that the tab shows, by line. */
  shown(): Readonly<Record<string, number>>;
  /** Clicks "+" or "−" of a line in the panel until the quantity is reached; resolves when the line has settled. */
  click(id: string, quantity: number): Promise<void>;
  /**
   * Presses "add to basket". Before the tab's first change, the entry sends the addition, and the code of the basket
   * adopts it a little later.
   */
  press(addition: Addition): Promise<Changed>;
  /** The shopper leaves: the page must finish its work synchronously. */
  leave(): void;
  /** The tab's session storage, which its next page gets. */
  readonly memory: SafeStorage;
}

export interface Street {
  readonly shop: Shop;
  /** The shopper who opens the tabs. */
  readonly shopper: string;
  /** Opens a tab, or the next page of one. @param memory the session storage of the page before, in the same tab */
  tab(memory?: SafeStorage): Promise<Tab>;
  /** Puts pieces of a product into the shopper's basket at the platform. @param more further members of the line */
  fill(id: string, quantity: number, more?: object): void;
  /** The changes of a basket that the platform has received. */
  changes(): readonly Shop["requests"][number][];
  /** Quantities that the platform stores, by line: `id size hash`. */
  held(): Readonly<Record<string, number>>;
  /** Milliseconds on the tabs' clock. */
  now(): number;
  /** Resolves when no request is in progress. */
  quiet(): Promise<void>;
  /** Starts a new shopper with an empty basket. */
  next(): void;
}

/** Products that are sold by the piece and without a choice of sizes; the last one also as a subscription. */
export const goods = ({ catalogue }: Shop) => {
  const plain = catalogue.products.filter(
    ({ sizes, stock, price, unit }) => !sizes.length && stock > 25 && price > 0 && unit.sellBy === 1,
  );
  const subscribed = plain.find(({ subscription }) => subscription);
  const [shirt, mug, hat] = plain.filter(({ subscription }) => !subscription).map(({ id }) => `${id}`);
  return { shirt: shirt ?? "", mug: mug ?? "", hat: hat ?? "", socks: `${subscribed?.id}` };
};

const chunks: Readonly<Record<string, () => Promise<unknown>>> = {
  transport: () => import("../../../runtime/platform/transport"),
  basket: () => import("../../../runtime/platform/basket"),
};

/** The channel between the shopper's tabs. */
const channelsOf = (tabs: Set<(what: string) => void>) =>
  class {
    #heard = (_: string) => {};
    addEventListener(_: string, listener: (event: { data: string }) => void) {
      this.#heard = (data) => listener({ data });
      tabs.add(this.#heard);
    }
    postMessage(data: string) {
      for (const other of tabs) if (other !== this.#heard) other(data);
    }
    close() {
      tabs.delete(this.#heard);
    }
  };

/** Sets up the shop for the tests of a file. */
export function street(): Street {
  const held: { shop?: Shop; clock?: IdleClock } = {};
  let shoppers = 0;
  /** Open tabs, which are notified of each other's changes. */
  let tabs = new Set<(what: string) => void>();
  const shop = () => {
    if (!held.shop) throw new Error("the shop is not open yet");
    return held.shop;
  };
  const shopper = () => `shopper-${shoppers}`;
  const next = () => {
    shoppers++;
    tabs = new Set();
  };

  beforeAll(async () => {
    held.shop = await startShop();
    // A first import takes real time, in which nothing seems to happen.
    await Promise.all(Object.values(chunks).map((load) => load()));
    pretendBrowser(shop().url, shopper);
    held.clock = idleClock(shop().faults);
  });
  beforeEach(() => {
    shop().reset();
    next();
  });
  afterAll(async () => {
    next();
    held.clock?.stop();
    vi.unstubAllGlobals();
    await held.shop?.close();
  });

  const tab = async (memory = storageWith()): Promise<Tab> => {
    const window = new EventTarget();
    const log: string[] = [];
    const here = tabs;
    const own = window.addEventListener.bind(window);
    vi.stubGlobal("addEventListener", own);
    const panel = new Map<string, (quantity: number) => Promise<void>>();
    vi.stubGlobal("BroadcastChannel", channelsOf(here));
    const store = newStore();
    const addresses = { graphqlUrl: "/graphql/v1/", basketUrl: "/basketchange.php" };
    store.setState({ shop: { ...addresses, graphqlMode: "literal", ...look } as unknown as ShopConfig });
    // Requests after the end of a test are never answered.
    const isOver = () => tabs !== here;
    const additions = earlyAdditions({ store, readConfig: () => [{}, {}] }, []);
    let isUntouched = true;
    const boot = {
      store,
      additions: {
        ...additions,
        close() {
          isUntouched = false;
          additions.close();
        },
      },
      firstRequest: { blocks: [] },
      sendStorefront: ((blocks, said, signal) =>
        isOver()
          ? new Promise(() => {})
          : sendFirst(blocks, requestPage(1, []), said, signal)) satisfies Boot["sendStorefront"],
      loader: { load: (key: string) => chunks[key]?.() ?? Promise.reject(new Error(key)) },
    } as unknown as Boot;
    const heard = (headers?: Headers) => {
      const events = headers?.get("x-iai-tracking-events");
      if (events) log.push(`tracking ${events}`);
      return undefined;
    };
    let isLeft = false;
    /** A page that was left no longer writes. */
    const session: SafeStorage = {
      ...memory,
      set: (key, value) => !isLeft && memory.set(key, value),
      remove: (key) => isLeft || memory.remove(key),
    };
    const storage = { session, local: storageWith() };
    const { basket, adoptAddition } = makePlatform(
      boot,
      storage,
      () => {},
      heard,
      async () => {},
      () => Promise.reject(new Error("no gate")),
      () => {},
    );
    vi.stubGlobal("Core", {
      basketChanged: (answer: unknown) => log.push(`told ${JSON.stringify(answer)}`),
    });
    basket.prepare(); // its queue listens to this tab's window, not to the next one's
    await basket.refresh();
    return {
      basket,
      store,
      log,
      shown: () =>
        Object.fromEntries(
          store.getState().basket.basket?.lines.map(({ key, quantity }) => [key, quantity]) ?? [],
        ),
      click(id, quantity) {
        vi.stubGlobal("addEventListener", own);
        const line = panel.get(id) ?? panelLine((wished) => basket.setQuantity({ id, size: "uniw" }, wished));
        panel.set(id, line);
        return line(quantity);
      },
      memory,
      async press(addition) {
        const body = literalAddition(addition);
        if (!isUntouched || !body) return basket.add(addition);
        isUntouched = false;
        const target = new PlainElement() as unknown as HTMLFormElement;
        const press = { submitter: null, attributes: new Map<string, string>() };
        const request = { addition, body, url: "/graphql/v1/?addToBasket" };
        additions.send({ type: "submit", target, press }, request);
        await tick();
        const sent = adoptAddition(target);
        if (!sent) throw new Error("the addition is lost");
        return sent.changed;
      },
      leave() {
        window.dispatchEvent(new Event("pagehide"));
        isLeft = true;
      },
    };
  };

  return {
    fill: (id, quantity, more = {}) =>
      shop().fillBasket(shopper(), [{ product: id, size: "uniw", quantity, ...more }]),
    changes: () =>
      shop().requests.filter(
        ({ endpoint, body }) =>
          endpoint === "basketchange" || (endpoint === "graphql" && /mutation/.test(body)),
      ),
    get shop() {
      return shop();
    },
    get shopper() {
      return shopper();
    },
    tab,
    now: () => held.clock?.now() ?? 0,
    quiet: async () => held.clock?.quiet(),
    next,
    held: () =>
      Object.fromEntries(
        shop()
          .visitors.of(shopper())
          .basket.map((line) => {
            const name = [line.product.id, sizeId(line), hashOf(line), line.forPoints && "points"];
            return [name.filter(Boolean).join(" "), line.quantity];
          }),
      ),
  };
}

/** A line of the panel without its markup: see use-line-sender.ts. */
function panelLine(set: (quantity: number) => Promise<unknown>): (quantity: number) => Promise<void> {
  let settled: (() => void)[] = [];
  const sender = lastValueWins<number>(
    async (quantity) => void (await set(quantity)),
    () => {
      for (const tell of settled) tell();
      settled = [];
    },
    300,
  );
  whenLeaving(sender.leave);
  return (quantity) => {
    sender.offer(quantity);
    return new Promise((resolve) => settled.push(resolve));
  };
}

const look = { language: "pol", priceType: "gross", currency: { symbol: "zł" } };

/** What marks a pressed control as busy. */
class PlainElement extends EventTarget {
  closest() {
    return null;
  }
  setAttribute() {}
  removeAttribute() {}
}

/** The browser APIs that the platform layer needs: addresses, a cookie, a visible page. */
function pretendBrowser(url: string, shopper: () => string): void {
  const { Request } = globalThis;
  const page = Object.assign(new EventTarget(), {
    baseURI: `${url}/`,
    visibilityState: "visible",
    readyState: "complete",
    querySelector: () => null, // a page without a header
  });
  setMaxListeners(0, page); // many tabs open on it, one after the other
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL(url));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestIdleCallback", (task: () => void) => task());
  vi.stubGlobal("Node", EventTarget);
  vi.stubGlobal("Element", PlainElement);
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, url) : input, init);
        this.headers.set("cookie", `client=${shopper()}`);
      }
    },
  );
}
