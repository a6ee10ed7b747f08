// @vitest-environment page
/**
 * Another island's error about a field, such as an unavailable date, is displayed and enforced like the form's own
 * rules.
 */
import { afterEach, expect, it, vi } from "vitest";
import { setCustomError } from "../../../runtime/forms/custom-error";
import { validated } from "./support";

afterEach(() => void vi.useRealTimers());

const WORDS = "Tej <b>daty</b> nie można wybrać.";
const form = (classes: string) =>
  `<form><div class="f-feedback"><input id="day" class="f-control ${classes}"><div class="f-message"></div></div><button value="1">Wyślij</button></form>`;
/** Like the field's own island, which also adds its own message to the form. */
const tell = (of: ReturnType<typeof validated>) => {
  setCustomError(of.get("day"), WORDS);
  of.get("day").parentElement?.append(document.createElement("div"));
};

it("a valid field becomes invalid when a message is set, with that message as text", async () => {
  const of = validated(form("--validate"));
  of.type("day", "2026-03-15");
  await of.pass(500);
  expect(of.state("day")).toBe("success");
  tell(of);
  await of.pass(0);
  expect([of.state("day"), of.message("day"), of.get("day").getAttribute("aria-invalid")]).toEqual([
    "error",
    WORDS,
    "true",
  ]);
  await of.pass(5_000);
  expect(of.state("day")).toBe("error");
});

it.each(["--validate", ""])(
  "a form with a set message is not sent, until the value changes (class: %j)",
  async (classes) => {
    const of = validated(form(classes));
    of.type("day", "2026-03-15");
    tell(of);
    of.submit();
    await of.pass(100);
    expect([of.sent, of.outcomes]).toEqual([[], [{ isGood: false, isUnchecked: false }]]);
    of.type("day", "2026-03-16");
    of.submit();
    await of.pass(100);
    expect(of.sent).toEqual(["1"]);
    expect(of.state("day")).not.toBe("error");
  },
);
