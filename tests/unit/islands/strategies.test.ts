// @vitest-environment page
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  early,
  further,
  idle,
  interaction,
  load,
  media,
  never,
  readWhen,
  visible,
} from "../../../runtime/islands/strategies";
import { anyText, hostileKeys } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

/** The strategy that a text selects, from either table, with its option. */
const chosen = (when: string, otherwise: string) => {
  const { name, option } = readWhen(when, otherwise);
  return [early[name] ?? further[name], option] as const;
};

let host: HTMLElement;
let stop: AbortController;
let start: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  host = document.createElement("div");
  host.innerHTML = "<button>a</button>";
  document.body.replaceChildren(host);
  stop = new AbortController();
  start = vi.fn(() => stop.abort());
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the strategy of a host", () => {
  it.each([
    ["load", load, ""],
    ["idle", idle, ""],
    ["visible", visible, ""],
    ["interaction", interaction, ""],
    ["never", never, ""],
    ["media (min-width: 757px)", media, "(min-width: 757px)"],
    ["media(min-width: 757px)", media, "(min-width: 757px)"],
    ["  media\n (a)\nand (b) ", media, "(a)\nand (b) "],
    ["visible 200px", visible, "200px"],
  ])("%j", (when, strategy, option) => expect(chosen(when, "load")).toEqual([strategy, option]));

  it.each(["", " ", "soon", "Visible", "loadidle", "7", "(min-width: 1px)", ...hostileKeys])(
    "is the island's own for %j",
    (when) => expect(chosen(when, "interaction")).toEqual([interaction, ""]),
  );

  it("is load when neither is valid", () => {
    expect(chosen("soon", "later")).toEqual([load, ""]);
    expect(chosen("soon", "media (a)")).toEqual([media, "(a)"]);
  });

  it("is always one of the known ones", () =>
    fc.assert(
      fc.property(anyText, anyText, (when, otherwise) => {
        const [strategy, option] = chosen(when, otherwise);
        expect([typeof strategy, typeof option]).toEqual(["function", "string"]);
      }),
      runs(),
    ));

  it.each(longTexts)("is read in linear time: %s", (_, write) =>
    expect(isLinear((when) => chosen(when, "load"), write)).toBe(true),
  );
});

describe("load", () => {
  it("starts at once", () => {
    load(host, "", start, stop.signal);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("never", () => {
  it("starts for no event of the shopper and at no time", () => {
    vi.useFakeTimers();
    never(host, "", start, stop.signal);
    for (const sign of ["pointerover", "focusin", "click", "input", "submit"])
      host.dispatchEvent(new Event(sign, { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    expect(start).not.toHaveBeenCalled();
  });
});

describe("idle", () => {
  it("starts when the browser is idle, and not after the host is gone", () => {
    const rests: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (rest: () => void) => rests.push(rest));
    idle(host, "", start, stop.signal);
    expect(start).not.toHaveBeenCalled();
    rests[0]?.();
    expect(start).toHaveBeenCalledOnce();
    rests[0]?.();
    expect(start).toHaveBeenCalledOnce();
  });

  it("starts a little later in browsers without an idle callback", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    vi.useFakeTimers();
    idle(host, "", start, stop.signal);
    vi.advanceTimersByTime(1_000);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("media", () => {
  const query = () => {
    const heard: (() => void)[] = [];
    const list = {
      matches: false,
      addEventListener: (_: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
        heard.push(() => signal.aborted || listener());
      },
    };
    vi.stubGlobal(
      "matchMedia",
      vi.fn(() => list),
    );
    return (matches: boolean) => {
      list.matches = matches;
      for (const listener of heard) listener();
    };
  };

  it("starts when the query matches already", () => {
    const change = query();
    change(true);
    media(host, "(min-width: 757px)", start, stop.signal);
    expect(start).toHaveBeenCalledOnce();
    expect(matchMedia).toHaveBeenCalledWith("(min-width: 757px)");
  });

  it("starts when it matches later, and only once", () => {
    const change = query();
    media(host, "(min-width: 757px)", start, stop.signal);
    change(false);
    expect(start).not.toHaveBeenCalled();
    change(true);
    change(true);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("visible", () => {
  it("starts at once in browsers without an observer", () => {
    vi.stubGlobal("IntersectionObserver", undefined);
    visible(host, "", start, stop.signal);
    expect(start).toHaveBeenCalledOnce();
  });

  it("starts each island of a host near the viewport, and then stops observing", () => {
    const watched = new Set<Element>();
    let see: (entries: unknown[]) => void = () => {};
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: typeof see) {
          see = callback;
        }
        observe = (target: Element) => watched.add(target);
        unobserve = (target: Element) => watched.delete(target);
      },
    );
    const other = { start: vi.fn(), stop: new AbortController() };
    visible(host, "", start, stop.signal);
    visible(host, "", other.start, other.stop.signal);
    const [target] = watched;
    see([{ target, isIntersecting: false }]);
    expect(start).not.toHaveBeenCalled();
    other.stop.abort();
    see([{ target, isIntersecting: true }]);
    expect(start).toHaveBeenCalledOnce();
    expect(other.start).not.toHaveBeenCalled();
    expect(watched.size).toBe(0);
  });
});

describe("interaction", () => {
  const inside = () => host.querySelector("button") as HTMLElement;

  it.each(["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "click", "submit"])(
    "starts with %s inside the host, and only once",
    (type) => {
      interaction(host, "", start, stop.signal);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(start).not.toHaveBeenCalled();
      inside().dispatchEvent(new Event(type, { bubbles: true }));
      inside().dispatchEvent(new Event(type, { bubbles: true }));
      expect(start).toHaveBeenCalledOnce();
    },
  );

  it("starts at once when focus is already inside", () => {
    inside().focus();
    interaction(host, "", start, stop.signal);
    expect(start).toHaveBeenCalledOnce();
  });

  it("starts although the page stops the event", () => {
    interaction(host, "", start, stop.signal);
    inside().addEventListener("click", (event) => event.stopPropagation());
    inside().click();
    expect(start).toHaveBeenCalledOnce();
  });

  it("does not start a host that is gone", () => {
    interaction(host, "", start, stop.signal);
    stop.abort();
    inside().click();
    expect(start).not.toHaveBeenCalled();
  });

  it("starts every island on the event's path", () => {
    const outer = vi.fn();
    const second = vi.fn();
    interaction(document.body, "", outer, stop.signal);
    interaction(host, "", second, stop.signal);
    inside().click();
    expect([outer.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});
