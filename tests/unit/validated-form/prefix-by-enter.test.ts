// @vitest-environment page
/** A phone prefix, which empties on focus, is restored when Enter submits the form. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phonePrefix } from "../../../runtime/legacy/steps/phone-prefix";
import { type Bench, validated } from "./support";

afterEach(() => void vi.useRealTimers());

let of: Bench;
beforeEach(() => {
  of = validated();
});
const prefix = () => of.get("client_phone_prefix");
const enter = () =>
  prefix().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));

describe.each<[string, () => void]>([
  ["of the form's own", () => {}],
  ["of the old name", () => phonePrefix((() => {}) as never)().init()],
])("the emptied prefix %s", (_whose, start) => {
  beforeEach(start);

  it("is restored by Enter, and again by each later one", () => {
    prefix().focus();
    expect(prefix().value).toBe("");
    enter();
    expect(prefix().value).toBe("+48");
    of.type("client_phone_prefix", "+7");
    enter();
    expect(prefix().value).toBe("+48");
  });

  it("is replaced by a known one that is typed", () => {
    prefix().focus();
    of.type("client_phone_prefix", "+49");
    enter();
    expect(prefix().value).toBe("+49");
    prefix().blur();
    expect(prefix().value).toBe("+49");
  });
});
