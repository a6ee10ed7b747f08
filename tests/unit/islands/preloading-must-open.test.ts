// @vitest-environment page
/** Files of islands that open by themselves are preloaded with the core. */
import { expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { preloadMustOpen } from "../../../runtime/islands/auto-open";

const preloaded = (checks: Boot["autoOpenChecks"], isEnabled: (name: string) => boolean = () => true) => {
  const preload = vi.fn();
  preloadMustOpen({
    autoOpenChecks: checks,
    loader: { preload },
    isEnabledByConfig: isEnabled,
  } as unknown as Boot);
  return preload.mock.calls.map(([key]) => key).filter(Boolean);
};

it("every file that an island needs to open is preloaded", () =>
  expect(preloaded([["notice", () => "notice notice/texts"]])).toEqual(["notice", "notice/texts"]));

it("an island that does not open preloads nothing", () =>
  expect(preloaded([["notice", () => ""]])).toEqual([]));

it("an island that the page has switched off is not asked", () => {
  const check = vi.fn(() => "notice");
  expect(preloaded([["notice", check]], () => false)).toEqual([]);
  expect(check).not.toHaveBeenCalled();
});

it("a check that throws, as in a document without cookies, does not stop the others", () =>
  expect(
    preloaded([
      [
        "notice",
        () => {
          throw new DOMException("no cookies", "SecurityError");
        },
      ],
      ["selector", () => "selector"],
    ]),
  ).toEqual(["selector"]));
