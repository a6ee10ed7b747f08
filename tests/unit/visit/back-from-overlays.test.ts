// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { pageAt, visiting } from "./a-visit";

afterEach(() => vi.restoreAllMocks());

it("Back from an overlay's history entry leaves the scroll position and a running visit alone", async () => {
  const { engine } = visiting(async (url) => pageAt(url));
  await engine.visit("/a", {});
  const { state } = history;
  history.pushState({ ...state, wyspaDrawer: 1 }, "");
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const running = engine.visit("/b", {});
  engine.popped(state, [0, 900]);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(await running).toBe(true);
});

it("Back from a hash of the page still returns to where the shopper was", async () => {
  const { engine } = visiting(async (url) => pageAt(url));
  await engine.visit("/a", {});
  const { state } = history;
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  Reflect.get(window, "happyDOM").setURL("https://shop.test/a#opinions");
  dispatchEvent(new Event("hashchange"));
  Reflect.get(window, "happyDOM").setURL("https://shop.test/a");
  engine.popped(state, [0, 900]);
  expect(scrollTo).toHaveBeenCalledOnce();
});
