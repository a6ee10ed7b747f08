// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { type Field, field } from "./support";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function compose({ input }: Field, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true, data: text }));
}

it("does not search during composition in an input method, and searches for the text afterwards", async () => {
  const made = await field();
  made.input.focus();
  made.type("bu");
  await made.pass(100);
  compose(made, "buつ");
  await made.pass(2_000);
  expect(made.asked).toEqual([]);
  made.input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  await made.pass(1_000);
  expect(made.asked.map(({ text }) => text)).toEqual(["buつ"]);
});

it("treats composition as typing on Android, where keyboards compose every word", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 15) Chrome/140");
  const made = await field();
  made.input.focus();
  compose(made, "buty");
  await made.pass(1_000);
  expect(made.asked.map(({ text }) => text)).toEqual(["buty"]);
});
