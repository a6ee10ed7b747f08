// @vitest-environment page
import { describe, expect, it } from "vitest";
import { isEscape } from "../../../runtime/dom/is-escape";

const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", { cancelable: true, ...init });

describe("an Escape press", () => {
  it("is recognised by its key", () => {
    expect(isEscape(press({ key: "Escape" }))).toBe(true);
    expect(isEscape(press({ key: "Enter" }))).toBe(false);
  });
  it("that another listener has handled is ignored", () => {
    const event = press({ key: "Escape" });
    event.preventDefault();
    expect(isEscape(event)).toBe(false);
  });
  it("that ends a word of an input method belongs to the input method", () => {
    expect(isEscape(press({ key: "Escape", isComposing: true }))).toBe(false);
  });
});
