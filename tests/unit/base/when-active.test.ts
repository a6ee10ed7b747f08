// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { whenActivated, whenActive } from "../../../runtime/base/when-active";

const prerendering = (value: unknown) =>
  Object.defineProperty(document, "prerendering", { value, configurable: true });
afterEach(() => void Reflect.deleteProperty(document, "prerendering"));

it("runs a task at once on a page in use, and also beside an element named `prerendering`", () => {
  const task = vi.fn();
  whenActive(task);
  prerendering(document.createElement("img"));
  whenActive(task);
  expect(task).toHaveBeenCalledTimes(2);
});

it("runs a task once when a prerendered page is shown", async () => {
  prerendering(true);
  const task = vi.fn();
  whenActive(task);
  const shown = whenActivated();
  expect(task).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++) document.dispatchEvent(new Event("prerenderingchange"));
  await shown;
  expect(task).toHaveBeenCalledTimes(1);
});
