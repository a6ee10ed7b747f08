// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hoverIntent } from "../../../runtime/dom/hover-intent";
import { type OneTimer, oneTimer } from "../../../runtime/dom/one-timer";

let life: AbortController;
let told: string[];
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  told = [];
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

function followed(name: string, timer?: OneTimer) {
  const element = document.createElement("p");
  const tell = (what: string) => () => void told.push(`${name} ${what}`);
  const intent = {
    restMs: 100,
    leaveMs: 300,
    came: tell("came"),
    rested: tell("rested"),
    gone: tell("gone"),
    left: tell("left"),
  };
  hoverIntent(element, intent, life.signal, timer);
  const send = (type: string, pointerType: string) =>
    element.dispatchEvent(new PointerEvent(type, { pointerType }));
  return {
    enter: (pointerType = "mouse") => send("pointerenter", pointerType),
    leave: (pointerType = "mouse") => send("pointerleave", pointerType),
  };
}

describe("a mouse over an element", () => {
  it("rests after the rest delay and leaves after the leave delay", () => {
    const { enter, leave } = followed("one");
    enter();
    vi.advanceTimersByTime(99);
    expect(told).toEqual(["one came"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["one came", "one rested"]);
    leave();
    vi.advanceTimersByTime(299);
    expect(told.at(-1)).toBe("one gone");
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toBe("one left");
  });

  it("that only crosses the element does not rest, and one that slips off for a moment does not leave", () => {
    const { enter, leave } = followed("one");
    enter();
    vi.advanceTimersByTime(50);
    leave();
    vi.advanceTimersByTime(250);
    enter();
    vi.advanceTimersByTime(99);
    expect(told).toEqual(["one came", "one gone", "one came"]);
  });

  it("that moves to another element of the same timer does not leave them", () => {
    const timer = oneTimer(life.signal);
    const [one, other] = [followed("one", timer), followed("other", timer)];
    one.enter();
    vi.advanceTimersByTime(100);
    one.leave();
    other.enter();
    vi.advanceTimersByTime(500);
    expect(told).toEqual(["one came", "one rested", "one gone", "other came", "other rested"]);
  });
});

it.each(["touch", "pen"])("a %s does not hover", (pointerType) => {
  const { enter, leave } = followed("one");
  enter(pointerType);
  leave(pointerType);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([]);
});

it("no callback runs once the signal is aborted", () => {
  const { enter } = followed("one");
  enter();
  life.abort();
  vi.advanceTimersByTime(1_000);
  enter();
  expect(told).toEqual(["one came"]);
});
