// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focusOnce } from "../../../runtime/dom/focus-once";
import { focusSoon } from "../../../runtime/dom/focus-soon";
import { tryFocus } from "../../../runtime/dom/try-focus";

const named = (id: string) => document.getElementById(id) as HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<button id="a">A</button><button id="b">B</button><h2 id="h">H</h2>';
});

describe("the focus call", () => {
  it("focuses an element that can take focus", () => {
    expect(tryFocus(named("a"))).toBe(true);
    expect(document.activeElement).toBe(named("a"));
  });
  it("does not focus a disabled or a detached element", () => {
    named("a").setAttribute("disabled", "");
    expect(tryFocus(named("a"))).toBe(false);
    expect(tryFocus(null)).toBe(false);
    expect(tryFocus(document.createElement("button"))).toBe(false);
  });
  it("does not scroll", () => {
    const focus = vi.spyOn(named("a"), "focus");
    tryFocus(named("a"));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });
});

describe("an element that slides in", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame"] }));
  afterEach(() => void vi.useRealTimers());
  const frames = (count: number) => {
    for (let done = 0; done < count; done++) vi.advanceTimersToNextFrame();
  };

  it("gets focus as soon as it can take it, the first of several before the others", () => {
    named("a").setAttribute("disabled", "");
    named("b").setAttribute("disabled", "");
    focusSoon([null, named("a"), named("b")], new AbortController().signal);
    frames(5);
    expect(document.activeElement).toBe(document.body);
    named("a").removeAttribute("disabled");
    named("b").removeAttribute("disabled");
    frames(1);
    expect(document.activeElement).toBe(named("a"));
  });

  it("does not get focus once it is too late, or after the request is withdrawn", () => {
    const life = new AbortController();
    named("a").setAttribute("disabled", "");
    focusSoon([named("a")], life.signal);
    focusSoon([named("a")], new AbortController().signal, 3);
    frames(3);
    life.abort();
    named("a").removeAttribute("disabled");
    frames(3);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a heading", () => {
  beforeEach(() => {
    // As in browsers: without a tabindex it cannot be focused.
    const heading = named("h");
    heading.focus = () => {
      if (heading.hasAttribute("tabindex")) HTMLElement.prototype.focus.call(heading);
    };
  });

  it("takes focus once, and no later click focuses it again", () => {
    focusOnce(named("h"));
    expect(document.activeElement).toBe(named("h"));
    named("h").blur();
    expect(named("h").hasAttribute("tabindex")).toBe(false);
  });
  it("keeps its own tabindex", () => {
    named("h").setAttribute("tabindex", "0");
    focusOnce(named("h"));
    named("h").blur();
    expect(named("h").getAttribute("tabindex")).toBe("0");
  });
  it("is restored when the signal is aborted, even while it has focus", () => {
    const life = new AbortController();
    focusOnce(named("h"), life.signal);
    expect(document.activeElement).toBe(named("h"));
    life.abort();
    expect(named("h").hasAttribute("tabindex")).toBe(false);
  });
});
