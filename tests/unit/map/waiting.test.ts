// @vitest-environment page
/** A waiting map starts when the shopper reaches it, if tiles may be fetched without a press. */
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { WyspaStore } from "../../../runtime/contracts/store";
import { beginWhenReached } from "../../../runtime/map/tiles";

class FakeObserver {
  static made: FakeObserver[] = [];
  readonly disconnect = vi.fn();
  readonly observe = vi.fn();
  constructor(readonly reach: (entries: readonly { isIntersecting: boolean }[]) => void) {
    FakeObserver.made.push(this);
  }
}
const come = () => FakeObserver.made.at(-1)?.reach([{ isIntersecting: true }]);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("consent that is withdrawn before the shopper reaches the map counts; after new consent the map is observed again", () => {
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  FakeObserver.made = [];
  const begin = vi.fn();
  const store = createStore(() => ({ shop: { consent: "unknown" } }));
  const consent = (given: string) => store.setState({ shop: { consent: given } });
  const { signal } = new AbortController();
  const tiles = ["https://tiles.example/{z}/{x}/{y}.png"];
  const element = document.createElement("div");
  beginWhenReached({ store: store as unknown as WyspaStore, element, tiles, signal, begin });
  consent("granted");
  expect(FakeObserver.made).toHaveLength(0); // the page has not been touched
  consent("unknown");
  dispatchEvent(new Event("pointerdown"));
  expect(FakeObserver.made).toHaveLength(0);
  consent("granted");
  consent("denied");
  come();
  expect(begin).not.toHaveBeenCalled();
  expect(FakeObserver.made[0]?.disconnect).toHaveBeenCalled();
  consent("granted");
  expect(FakeObserver.made).toHaveLength(2);
  come();
  expect(begin).toHaveBeenCalledOnce();
});
