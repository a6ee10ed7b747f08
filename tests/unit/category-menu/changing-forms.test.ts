// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../../../islands/category-menu";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
});
afterEach(() => life.abort());

it("a menu whose first form does not load fails as an island: the page queues the press and retries", async () => {
  document.body.innerHTML = '<nav><ul class="navbar-nav"></ul></nav>';
  const store = { getState: () => ({ page: { view: 1 } }), subscribe: () => () => {} };
  const load = vi.fn().mockRejectedValue(new Error("offline"));
  const context = { store, signal: life.signal, load, guard() {}, texts: () => () => "" };
  const mounted = mount(document.querySelector("nav") as HTMLElement, context as unknown as IslandContext);
  await expect(mounted).rejects.toThrow("offline");
});

it("a form of the menu whose file did not load is requested again on the next press", async () => {
  document.body.innerHTML = '<nav><ul class="navbar-nav"></ul></nav>';
  let view = 4;
  let tell = () => {};
  const [wideMenu, drawer] = [vi.fn(), vi.fn()];
  const load = vi.fn(async (name: string) => {
    if (name === "drawer" && load.mock.calls.length < 3) throw new Error("offline");
    return { wideMenu, drawer };
  });
  const store = {
    getState: () => ({ page: { view }, shop: { cookieBanner: "" } }),
    subscribe(listener: () => void) {
      tell = listener;
      return () => {};
    },
  };
  const context = { store, signal: life.signal, load, guard() {}, texts: () => () => "" };
  await mount(document.querySelector("nav") as HTMLElement, context as unknown as IslandContext);
  expect(wideMenu).toHaveBeenCalledOnce();
  view = 1;
  tell();
  await eventually(() => expect(load).toHaveBeenCalledTimes(2));
  expect(drawer).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event("pointerdown"));
  await eventually(() => expect(drawer).toHaveBeenCalledOnce());
  expect(wideMenu).toHaveBeenCalledOnce();
});
