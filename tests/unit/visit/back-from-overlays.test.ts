// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
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

function jumpToOpinions(): void {
  Reflect.get(window, "happyDOM").setURL("https://shop.test/a#opinions");
  dispatchEvent(new Event("hashchange"));
}

it("Back from a hash of the page still returns to where the shopper was", async () => {
  const { engine } = visiting(async (url) => pageAt(url));
  await engine.visit("/a", {});
  const { state } = history;
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  jumpToOpinions();
  Reflect.get(window, "happyDOM").setURL("https://shop.test/a");
  engine.popped(state, [0, 900]);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it("Back from a hash returns there, too, when the jump came while the page's scripts were still loading", async () => {
  let isRunning = false;
  let endScripts = () => {};
  const gate = {
    parsePage: (markup: string) => new DOMParser().parseFromString(markup, "text/html"),
    run: () =>
      new Promise<void>((resolve) => {
        isRunning = true;
        endScripts = resolve;
      }),
  };
  const answer = async (url: URL) => pageAt(url, '<script class="ajaxLoad"></script>');
  const { engine } = visiting(answer, { gate: async () => gate } as never);
  const visit = engine.visit("/a", {});
  await eventually(() => expect(document.title).toBe("/a"));
  const { state } = history;
  jumpToOpinions();
  // The scripts run a moment after the page is shown.
  await eventually(() => expect(isRunning).toBe(true));
  endScripts();
  await visit;
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  Reflect.get(window, "happyDOM").setURL("https://shop.test/a");
  engine.popped(state, [0, 900]);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it("a jump on the page before does not count for the next one", async () => {
  const { engine } = visiting(async (url) => pageAt(url));
  await engine.visit("/a", {});
  jumpToOpinions();
  await engine.visit("/b", {});
  const { state } = history;
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  engine.popped(state, [0, 900]);
  expect(scrollTo).not.toHaveBeenCalled();
});
