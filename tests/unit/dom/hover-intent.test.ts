// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hoverIntent } from "../../../runtime/dom/hover-intent";
import { type OneTimer, oneTimer } from "../../../runtime/dom/one-timer";
import { waitForApproach } from "../../../runtime/dom/wait-for-approach";

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

describe("a mouse between a control and its panel", () => {
  const panel = { getBoundingClientRect: () => new DOMRect(0, 100, 50, 50) } as unknown as Element;
  const move = (clientY: number) =>
    document.dispatchEvent(new MouseEvent("pointermove", { clientX: 20, clientY }) as PointerEvent);
  const started = (goal: Element | null = panel) => {
    const done = vi.fn();
    waitForApproach(oneTimer(life.signal), () => goal, life.signal).set(done, 300);
    return done;
  };
  const moveEach = (places: readonly number[]) => {
    for (const y of places) {
      vi.advanceTimersByTime(140);
      move(y);
    }
  };

  it("keeps it open while it comes nearer, and for the whole delay afterwards", () => {
    const done = started();
    moveEach([60, 62, 64, 66]);
    vi.advanceTimersByTime(299);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["moves away", [66, 64, 62], panel],
    ["moves along it", [60, 60, 60], panel],
    ["has no open panel", [60, 62, 64], null],
  ])("keeps nothing open when it %s", (_, places, goal) => {
    const done = started(goal);
    moveEach(places);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("does not start what has run or was cleared", () => {
    const done = started();
    vi.advanceTimersByTime(300);
    moveEach([60, 62, 64]);
    vi.advanceTimersByTime(600);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
