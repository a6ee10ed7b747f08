// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Basket } from "../../../runtime/contracts/basket";
import type { BlockState, WyspaStore } from "../../../runtime/contracts/store";
import { keepInStep } from "../../../runtime/platform/basket/keep-in-step";
import { deferred } from "../deferred";
import { turns } from "../turns";
import { type OtherTabs, otherTabs } from "./other-tabs";
import { newStore } from "./support";

let others: OtherTabs;
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  others = otherTabs();
  visibility = "visible";
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (store: WyspaStore, quantity: number, status: "current" | "provisional" = "current") =>
  store.setState(({ basket }) => ({
    basket: { ...basket, status, basket: { count: 1, lines: [{ quantity }] } as unknown as Basket },
  }));
const keep = (store: WyspaStore, state: Partial<BlockState>) =>
  store.setState(({ storefront }) => ({ storefront: { ...storefront, Basket: state as BlockState } }));

/** A tab that shows a basket of three pieces, which it has announced. @param pieces what each of its next readings finds */
async function tab(...pieces: number[]) {
  const store = newStore();
  const elsewhere = vi.fn();
  const refresh = vi.fn(async () => {
    await Promise.resolve(); // a request never answers at once
    const found = pieces.shift();
    if (found !== undefined) show(store, found);
  });
  const storefront = vi.fn(async () => new Map());
  const inStep = keepInStep(store, storefront, refresh, elsewhere);
  show(store, 3);
  await turns();
  return { store, refresh, storefront, inStep, elsewhere };
}
const seeAgain = () => document.dispatchEvent(new Event("visibilitychange"));

describe("a tab tells the others", () => {
  it("the sums of the basket that it has read, and nothing of what is in it", async () => {
    await tab();
    expect(others.told).toEqual(["shows:1/3"]);
  });

  it("nothing when it reads the same sums again, or shows a remembered basket", async () => {
    const { store } = await tab();
    show(store, 3);
    show(store, 5, "provisional");
    await turns();
    expect(others.told).toEqual(["shows:1/3"]);
  });

  it("of a change while it runs and when it is over, and nothing of what it reads meanwhile", async () => {
    const { store, inStep } = await tab();
    inStep.tellChanging(1);
    show(store, 4);
    inStep.tellChanging(0);
    inStep.tellChanged();
    await turns();
    expect(others.told).toEqual(["shows:1/3", "changing", "basket"]);
    show(store, 5);
    await turns();
    expect(others.told.at(-1)).toBe("shows:1/5");
  });
});

describe("a tab that hears", () => {
  it("of a changed basket reads it, and does not announce what it has read", async () => {
    const { refresh } = await tab(4);
    others.say("basket");
    await turns();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(others.told).toEqual(["shows:1/3"]);
  });

  it("of a change knows when it heard of it, and waits for its end", async () => {
    const { refresh, inStep } = await tab();
    expect(inStep.lastMessageAt()).toBe(Number.NEGATIVE_INFINITY);
    vi.advanceTimersByTime(70);
    others.say("changing");
    expect(inStep.lastMessageAt()).toBe(performance.now());
    await turns();
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(70);
    others.say("basket");
    expect(inStep.lastMessageAt()).toBe(performance.now());
  });

  it("the sums that it shows, or words that it does not know, does nothing", async () => {
    const { refresh, inStep } = await tab();
    for (const word of ["shows:1/3", "hello", ""]) others.say(word);
    await turns();
    expect(refresh).not.toHaveBeenCalled();
    expect(inStep.lastMessageAt()).toBe(Number.NEGATIVE_INFINITY);
  });

  it("other sums reads the basket, and says nothing when the other tab was right", async () => {
    const { refresh } = await tab(4);
    others.say("shows:1/4");
    await turns();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(others.told).toEqual(["shows:1/3"]);
  });

  it("other sums, and reads none of them, tells the other tab that its basket is old", async () => {
    await tab(3);
    others.say("shows:1/9");
    await turns();
    expect(others.told).toEqual(["shows:1/3", "basket"]);
  });

  it("of another change leaves it to the code for it, and of none for itself", async () => {
    const { refresh, inStep, elsewhere } = await tab();
    others.say("lists");
    for (const what of ["basket", "changing", "shows:1/3"]) others.say(what);
    expect(elsewhere.mock.calls).toEqual([["lists"]]);
    expect(refresh).toHaveBeenCalledTimes(1);
    inStep.tellChanged("bars");
    await turns();
    expect(others.told.at(-1)).toBe("bars");
  });

  it("sums before it has a basket of its own does nothing", async () => {
    const refresh = vi.fn(async () => {});
    keepInStep(
      newStore(),
      async () => new Map(),
      refresh,
      () => {},
    );
    others.say("shows:1/9");
    await turns();
    expect(refresh).not.toHaveBeenCalled();
  });

  it("sums while it reads the basket compares them with what it has read", async () => {
    const { store, refresh } = await tab();
    const reading = deferred<void>();
    refresh.mockReturnValueOnce(reading.promise);
    others.say("basket");
    others.say("shows:1/4");
    await turns();
    show(store, 4);
    reading.resolve();
    await turns();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe("a hidden tab", () => {
  it("reads a changed basket when it is seen again, once", async () => {
    const { refresh } = await tab(4);
    visibility = "hidden";
    others.say("basket");
    seeAgain();
    await turns();
    expect(refresh).not.toHaveBeenCalled();
    visibility = "visible";
    seeAgain();
    seeAgain();
    await turns();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("does not judge other sums that it has not compared", async () => {
    await tab();
    visibility = "hidden";
    others.say("shows:1/9");
    await turns();
    expect(others.told).toEqual(["shows:1/3"]);
  });
});

describe("a tab that is seen again", () => {
  it.each([
    ["reads a basket that is older than half a minute", { at: 1_000 }, 31_001, 1],
    ["keeps a basket that is half a minute old", { at: 1_000 }, 31_000, 0],
    ["does not repeat a reading that is under way or failed", { at: 0 }, 90_000, 0],
  ])("%s", async (_, state, now, times) => {
    const { store, refresh } = await tab();
    keep(store, state);
    vi.advanceTimersByTime(now - performance.now());
    seeAgain();
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it("reads nothing when it never asked for a basket", async () => {
    const { refresh } = await tab();
    vi.advanceTimersByTime(90_000);
    seeAgain();
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe("a page that comes back from the browser's cache", () => {
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

  it("reads all its blocks afresh", async () => {
    const { store, storefront } = await tab();
    keep(store, { at: 1 });
    comeBack(false);
    expect(storefront).not.toHaveBeenCalled();
    comeBack(true);
    expect(storefront.mock.calls).toEqual([[["Basket"], { fresh: true }]]);
  });

  it("reads nothing when it had not read anything", async () => {
    const { storefront } = await tab();
    comeBack(true);
    expect(storefront).not.toHaveBeenCalled();
  });
});
