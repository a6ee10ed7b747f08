// @vitest-environment page
/** A decimal comma in a number field, which browsers drop: `0,5` m would be bought as 5 m. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { withPoint, writeCommaAsPoint } from "../../../runtime/forms/changes/decimal-comma";

describe("a text with a comma", () => {
  it.each([
    [",", "."],
    ["0,5", "0.5"],
    ["2,35", "2.35"],
    ["1 234,5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1,234.5", "1234.5"],
    ["1,234,567", "1234567"],
    ["-0,5", "-0.5"],
    ["1,234", "1.234"],
  ])("%s is %s", (text, expected) => expect(withPoint(text, false)).toBe(expected));

  it.each([
    ["1,234", "1234"],
    ["1,234,567.5", "1234567.5"],
    ["0,5", "0.5"],
    ["12,34", "12.34"],
  ])("%s is %s on an English page", (text, expected) => expect(withPoint(text, true)).toBe(expected));

  it.each(["5", "0.5", "a,b", "1,2 m", "", "1.234"])("%j stays", (text) =>
    expect(withPoint(text, false)).toBeNull(),
  );
});

describe("a key in a number field", () => {
  const command = vi.fn();
  afterEach(() => {
    Reflect.deleteProperty(document, "execCommand");
    command.mockClear();
    document.documentElement.lang = "pl";
  });
  /** @returns the text that is written instead; `null` when the browser's own edit goes on */
  const written = (attributes: string, data: string | null, init: InputEventInit = {}) => {
    Reflect.set(document, "execCommand", command);
    document.body.innerHTML = `<input ${attributes}>`;
    const event = new InputEvent("beforeinput", {
      data,
      inputType: "insertText",
      cancelable: true,
      bubbles: true,
      ...init,
    });
    document
      .querySelector("input")
      ?.addEventListener("beforeinput", (heard) => writeCommaAsPoint(heard as InputEvent));
    document.querySelector("input")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(command.mock.calls.length > 0);
    return command.mock.calls[0]?.[2] ?? null;
  };

  it("is a point, whatever the step, and so is a pasted comma", () => {
    expect(written('type="number" step="0.1"', ",")).toBe(".");
    command.mockClear();
    expect(written('type="number"', ",")).toBe(".");
    command.mockClear();
    expect(written('type="number" step="any"', "2,35", { inputType: "insertFromPaste" })).toBe("2.35");
  });

  it("stays the browser's in other fields, without a comma, and where it cannot be prevented", () => {
    expect(written('type="text"', ",")).toBeNull();
    expect(written('type="number"', "5")).toBeNull();
    expect(written('type="number"', null)).toBeNull();
    expect(written('type="number"', ",", { cancelable: false })).toBeNull();
  });

  it("separates thousands of an English page's whole numbers", () => {
    document.documentElement.lang = "en-GB";
    expect(written('type="number" step="1"', ",")).toBeNull();
    expect(written('type="number" step="0.01"', ",")).toBe(".");
  });
});
