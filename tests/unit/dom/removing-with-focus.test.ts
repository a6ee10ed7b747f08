// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { removeWithFocus } from "../../../runtime/dom/remove-with-focus";

const named = (id: string) => document.getElementById(id) as HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<button id="before">1</button><div id="bar"><button id="close">x</button></div><input id="field"><button id="after">2</button>';
});

describe("a removed element with focus", () => {
  it("passes focus on to what comes next, and not to a field", () => {
    named("close").focus();
    removeWithFocus(named("bar"));
    expect(document.activeElement).toBe(named("after"));
    expect(document.getElementById("bar")).toBe(null);
  });
  it("passes focus on to the nearest candidate first", () => {
    named("close").focus();
    removeWithFocus(named("bar"), [named("before")]);
    expect(document.activeElement).toBe(named("before"));
  });
  it("passes focus on to a wanted control out of sight before any control in sight, but not into a drawer at the side", () => {
    const at = (id: string, left: number, top: number) =>
      Object.assign(named(id), {
        getBoundingClientRect: () => ({ left, top, right: left + 50, bottom: top + 20, width: 50 }),
      });
    at("after", 0, 100);
    at("field", -300, 0);
    at("before", 0, 5_000);
    named("close").focus();
    removeWithFocus(named("bar"), [named("field"), named("before")]);
    expect(document.activeElement).toBe(named("before"));
  });
  it("passes no focus on when it has none", () => {
    named("field").focus();
    removeWithFocus(named("bar"));
    expect(document.activeElement).toBe(named("field"));
  });
});
