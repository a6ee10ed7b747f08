// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { picturesOf } from "../../../runtime/visit/pictures";
import { hasTransitions, inTransition } from "../../../runtime/visit/transition";
import { eventually } from "../eventually";
import { pageAt, visiting } from "./a-visit";

let finish: () => void;
/** A browser that changes the page in the next task, as real ones do after a frame. */
const transitions = (start: (change: () => void) => void = (change) => void setTimeout(change)) => {
  const skipTransition = vi.fn();
  const startViewTransition = vi.fn((change: () => void) => {
    start(change);
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { ready: Promise.reject(new Error("skipped")), finished, skipTransition };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, skipTransition };
};
const none = { before: () => null, after: () => null };
const sheets = () => document.adoptedStyleSheets.length;

beforeEach(() => {
  document.adoptedStyleSheets = [];
});
afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the page changes once, within the transition", async () => {
  transitions();
  const change = vi.fn(() => "shown");
  const shown = inTransition(change, none);
  expect(change).not.toHaveBeenCalled();
  expect(await shown).toBe("shown");
  expect([change.mock.calls.length, sheets()]).toEqual([1, 1]);
  finish();
  await eventually(() => expect(sheets()).toBe(0));
});

it("a browser that refuses the transition still changes the page", async () => {
  transitions(() => {
    throw new DOMException("", "InvalidStateError");
  });
  expect(await inTransition(() => "shown", none)).toBe("shown");
  expect(sheets()).toBe(0);
});

it("a transition that hangs is skipped, and the page changes once", async () => {
  vi.useFakeTimers();
  let late = () => {};
  const { skipTransition } = transitions((change) => {
    late = change;
  });
  const change = vi.fn(() => "shown");
  const shown = inTransition(change, none);
  await vi.advanceTimersByTimeAsync(300);
  expect(await shown).toBe("shown");
  late();
  expect([change.mock.calls.length, skipTransition.mock.calls.length]).toEqual([1, 1]);
});

it("an error of the change reaches the visit", async () => {
  transitions();
  const failing = inTransition(() => {
    throw new Error("sections");
  }, none);
  await expect(failing).rejects.toThrow("sections");
});

it("one picture at a time has the transition's name, and none afterwards", async () => {
  document.body.innerHTML = '<img id="card"><img id="product">';
  const rect = { width: 9, height: 9, top: 0, bottom: 9 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(rect);
  transitions();
  const one = (id: string) => document.getElementById(id);
  const named = () =>
    [...document.querySelectorAll("img")]
      .filter(({ style }) => style.getPropertyValue("view-transition-name"))
      .map(({ id }) => id);
  const shown = inTransition(named, { before: () => one("card"), after: () => one("product") });
  expect(named()).toEqual(["card"]);
  expect(await shown).toEqual([]);
  expect(named()).toEqual(["product"]);
  finish();
  await eventually(() => expect(named()).toEqual([]));
});

it.each([
  ["above the window", { width: 9, height: 9, top: -9, bottom: 0 }, false],
  ["at its upper edge", { width: 9, height: 9, top: -8, bottom: 1 }, true],
  ["below it", { width: 9, height: 9, top: 700, bottom: 709 }, false],
  ["at its lower edge", { width: 9, height: 9, top: 699, bottom: 708 }, true],
  ["without a width", { width: 0, height: 9, top: 0, bottom: 9 }, false],
  ["without a height", { width: 9, height: 0, top: 0, bottom: 9 }, false],
])("a picture %s takes part: %j → %s", async (_, rect, isNamed) => {
  document.body.innerHTML = '<img id="card"><img id="product">';
  vi.stubGlobal("innerHeight", 700);
  const [card, product] = document.querySelectorAll("img");
  vi.spyOn(card as Element, "getBoundingClientRect").mockReturnValue(rect as DOMRect);
  const inSight = { width: 9, height: 9, top: 0, bottom: 9 } as DOMRect;
  vi.spyOn(product as Element, "getBoundingClientRect").mockReturnValue(inSight);
  transitions();
  const named = (picture: HTMLElement | undefined) =>
    picture?.style.getPropertyValue("view-transition-name") === "wyspa-picture";
  const pictures = { before: () => card ?? null, after: () => product ?? null };
  const shown = inTransition(() => {}, pictures);
  expect(named(card)).toBe(isNamed);
  await shown;
  // Alone, the new picture would fly in from nowhere.
  expect([named(card), named(product)]).toEqual([false, isNamed]);
  vi.unstubAllGlobals();
});

describe("the pictures of one product on two pages", () => {
  const show = (html: string, left = "https://shop.test/product?a=1#b", from?: string) => {
    document.body.innerHTML = html;
    return picturesOf((from && document.querySelector(from)) || undefined, left);
  };
  const CARDS = `<div class="product"><a href="https://shop.test/other"></a><img id="other"></div>
    <div class="product"><a id="link" href="https://shop.test/product?c=2#d"></a><img id="card"></div>
    <div data-visit-card><a id="own" href="https://shop.test/own"></a><img id="theirs"></div>
    <a id="alone" href="https://shop.test/product"></a>`;
  const PAGE = '<div id="projector_photos"><img id="first"><img id="second"></div>';

  it.each([
    ["#link", "card"],
    ["#own", "theirs"],
    ["#alone", undefined],
  ])("begin with the one on the card of the link %s: %s", (from, id) =>
    expect(show(CARDS + PAGE, undefined, from).before()?.id).toBe(id),
  );

  it("begin with the product's own one on the way back", () => {
    expect(show(PAGE).before()?.id).toBe("first");
    expect(show('<img id="x" data-visit-picture>').before()?.id).toBe("x");
    expect(show("<p></p>").before()).toBeNull();
  });

  it("end with the product's own one, or with the one on the card of the page that was left", () => {
    expect(show(CARDS + PAGE).after()?.id).toBe("first");
    expect(show(CARDS).after()?.id).toBe("card");
    expect(show(CARDS, "https://shop.test/own").after()?.id).toBe("theirs");
    expect(show(CARDS, "https://shop.test/prod").after()).toBeNull();
    expect(show('<a href="https://shop.test/product"><img></a>').after()).toBeNull();
    expect(show('<div class="product"><a href="https://shop.test/product"></a></div>').after()).toBeNull();
  });
});

it("reduced motion, in-app web views and hidden pages have no transitions, and other pages do", () => {
  expect(hasTransitions()).toBe(false);
  transitions();
  expect(hasTransitions()).toBe(true);
  const agent = vi.spyOn(navigator, "userAgent", "get");
  for (const app of [
    "Mozilla/5.0 (Linux; Android 14; Pixel; wv) Chrome/140",
    "… [FBAN/FBIOS;FBAV/500]",
    "Instagram 300",
  ]) {
    agent.mockReturnValue(app);
    expect(hasTransitions()).toBe(false);
  }
  agent.mockReturnValue("Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile");
  expect(hasTransitions()).toBe(true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValueOnce("hidden");
  expect(hasTransitions()).toBe(false);
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  expect(hasTransitions()).toBe(false);
});

it("a visit that a newer one replaces during the transition's first frame leaves the page and the history alone", async () => {
  const changes: (() => void)[] = [];
  transitions((change) => void changes.push(change));
  const { engine } = visiting(async (url) => pageAt(url));
  const [first, second] = [engine.visit("/a", {}), engine.visit("/b", {})];
  await vi.waitFor(() => expect(changes).not.toHaveLength(0));
  const third = engine.visit("/c", {});
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(1));
  for (const change of changes) change();
  expect(await Promise.all([first, second, third])).toEqual([false, false, true]);
  expect([location.pathname, document.querySelector("h1")?.textContent]).toEqual(["/c", "/c"]);
});

it("a shop without transitions has none", async () => {
  const { startViewTransition } = transitions();
  const { engine } = visiting(async (url) => pageAt(url), { settings: () => ({ transitions: false }) });
  expect(await engine.visit("/a", {})).toBe(true);
  expect(startViewTransition).not.toHaveBeenCalled();
});

it("a page that is too large for the browser to fade at once has one transition, and none afterwards", async () => {
  let delay = 0;
  const { startViewTransition } = transitions((change) => void setTimeout(change, delay));
  const { engine } = visiting(async (url) => pageAt(url));
  await engine.visit("/a", {});
  await engine.visit("/b", {});
  expect(startViewTransition).toHaveBeenCalledTimes(2);
  delay = 150;
  expect(await engine.visit("/c", {})).toBe(true);
  expect(await engine.visit("/a", {})).toBe(true);
  expect(startViewTransition).toHaveBeenCalledTimes(3);
  expect(document.querySelector("h1")?.textContent).toBe("/a");
});
