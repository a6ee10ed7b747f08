// @vitest-environment page
/** The mark that ends an endless loop of reloads without cookies (bar R43). */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { consumeReloadMark, reloadOnce } from "../../../islands/region-notice/reload-once";

const reload = vi.fn();
/** The reloaded page starts this many milliseconds after the mark. */
const begins = (later: number) => vi.stubGlobal("performance", { timeOrigin: Date.now() + later });
beforeEach(() => {
  vi.stubGlobal("location", { reload });
  begins(40);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, "");
});

it("is true once after the reload, and keeps what other scripts wrote into the entry", () => {
  history.replaceState({ wyspa: { key: 1 } }, "");
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(consumeReloadMark()).toBe(true);
  expect(history.state).toEqual({ wyspa: { key: 1 } });
  expect(consumeReloadMark()).toBe(false);
});

it("leaves nothing behind when nothing was there", () => {
  history.replaceState(null, "");
  reloadOnce();
  expect(consumeReloadMark()).toBe(true);
  expect(history.state).toBeNull();
});

it("is not true of a later page, after Back or the shopper's own reload", () => {
  reloadOnce();
  begins(6_000);
  expect(consumeReloadMark()).toBe(false);
  expect(history.state).toBeNull();
});

it.each([["a text"], [7], [[1]]])("reloads and loses nothing when another script's entry is %j", (state) => {
  history.replaceState(state, "");
  reloadOnce();
  expect(history.state).toEqual(state);
  expect(consumeReloadMark()).toBe(false);
});
