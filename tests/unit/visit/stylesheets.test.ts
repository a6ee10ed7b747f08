// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageAt, visiting } from "./a-visit";

const sheets = () => [...document.querySelectorAll("link")].map(({ href }) => new URL(href).pathname);
const withSheet = async (url: URL) => pageAt(url, '<link rel="stylesheet" href="/new.css">');

beforeEach(() => {
  vi.useFakeTimers();
  // Makes a stylesheet stay pending; happy-dom would otherwise load or fail it at once.
  Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
  vi.spyOn(HTMLLinkElement.prototype, "dispatchEvent").mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the stylesheet of an aborted visit is removed before the next visit looks for it, and the next visit keeps its own", async () => {
  const { engine } = visiting(withSheet);
  const first = engine.visit("/a", {});
  await vi.advanceTimersByTimeAsync(0);
  expect(sheets()).toEqual(["/new.css"]);
  const second = engine.visit("/b", {});
  expect(sheets()).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([await first, await second, location.pathname]).toEqual([false, true, "/b"]);
  expect(sheets()).toEqual(["/new.css"]);
});

it("the stylesheet of the current page stays when the next visit takes over from its scripts", async () => {
  let end = () => {};
  const run = () => new Promise<void>((resolve) => (end = resolve));
  const parsePage = (markup: string) => new DOMParser().parseFromString(markup, "text/html");
  const { engine } = visiting(withSheet, { gate: async () => ({ parsePage, run }) as never });
  const first = engine.visit("/a", {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(location.pathname).toBe("/a");
  engine.stop();
  expect(sheets()).toEqual(["/new.css"]);
  end();
  expect(await first).toBe(true);
});
