import { setTimeout as after } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import pageEnvironment from "../page-environment";

it("a timer that a test file leaves behind does not fire when its window is gone", async () => {
  const { teardown } = await pageEnvironment.setup(globalThis, {});
  const left = vi.fn();
  setTimeout(left, 1);
  await teardown();
  await after(5); // Node's own timers still run
  expect(left).not.toHaveBeenCalled();
  expect("document" in globalThis).toBe(false);
});
