// @vitest-environment page
/** What moves the page waits for the end of a press and its click. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPresses } from "../../../runtime/dom/after-press";

let life: AbortController;
let told: string[];
let afterPress: (task: () => void) => void;
const fire = (type: string, button = 0) => document.dispatchEvent(new MouseEvent(type, { button }));
const change = (text = "moved") => afterPress(() => told.push(text));

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  told = [];
  afterPress = afterPresses(life.signal);
  document.addEventListener("click", () => told.push("click"), { signal: life.signal });
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

describe("a task that moves the page", () => {
  it("runs at once while nothing is pressed, also after a press", () => {
    change("before");
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) fire(type);
    vi.runAllTimers();
    change("after");
    expect(told).toEqual(["before", "click", "after"]);
  });

  it("waits for the click of a mouse, in its order", () => {
    for (const type of ["pointerdown", "mousedown"]) fire(type);
    change("first");
    change("second");
    for (const type of ["pointerup", "mouseup", "click"]) fire(type);
    expect(told).toEqual(["click"]);
    vi.runAllTimers();
    expect(told).toEqual(["click", "first", "second"]);
  });

  it("waits for the click of a finger, which leaves the glass before the field loses the focus", () => {
    for (const type of ["pointerdown", "pointerup"]) fire(type);
    vi.runAllTimers();
    fire("mousedown");
    change();
    for (const type of ["mouseup", "click"]) fire(type);
    expect(told).toEqual(["click"]);
    vi.runAllTimers();
    expect(told).toEqual(["click", "moved"]);
  });

  it("runs when a press becomes a scroll or a drag", () => {
    fire("pointerdown");
    change();
    fire("pointercancel");
    vi.runAllTimers();
    expect(told).toEqual(["moved"]);
  });

  it("does not wait for the press that opens a menu", () => {
    fire("pointerdown", 2);
    change();
    expect(told).toEqual(["moved"]);
  });

  it("does not run once the island has ended", () => {
    fire("pointerdown");
    change();
    fire("pointerup");
    life.abort();
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});
