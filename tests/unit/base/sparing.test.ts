import { afterEach, expect, it, vi } from "vitest";
import { isSparing } from "../../../runtime/base/is-sparing";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "slow-2g" }, true],
  [{ saveData: false, effectiveType: "2g" }, true],
  [{ saveData: false, effectiveType: "3g" }, false],
  [{}, false],
])("over the connection %j the page saves data: %s", (connection, sparing) => {
  vi.stubGlobal("navigator", { connection });
  expect(isSparing(/2g/)).toBe(sparing);
});
