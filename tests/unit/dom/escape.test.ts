// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { isEscape } from "../../../runtime/dom/is-escape";

const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", { cancelable: true, ...init });

describe("an Escape", () => {
  it("is one by its key", () => {
    expect(isEscape(press({ key: "Escape" }))).toBe(true);
    expect(isEscape(press({ key: "Enter" }))).toBe(false);
  });
  it("that somebody has answered is none any more", () => {
    const event = press({ key: "Escape" });
    event.preventDefault();
    expect(isEscape(event)).toBe(false);
  });
  it("that ends a word of an input method is the input method's", () => {
    expect(isEscape(press({ key: "Escape", isComposing: true }))).toBe(false);
  });
});
