// @vitest-environment page
/** The strip of pictures, as slow phones scroll it: few frames, and so few scroll events. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStrip } from "../../../islands/product-gallery/strip";

const WIDTH = 100;
const changed = vi.fn();
const settled = vi.fn();
const life = new AbortController();
beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
  settled.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Five pictures. `paint` paints a frame with the picture at this place in the middle. */
function scrolling() {
  let at = 0;
  const strip = document.createElement("ul");
  strip.innerHTML = "<li></li>".repeat(5);
  strip.scrollTo = () => {};
  const boxAt = (left: number) => () => ({ left: left * WIDTH, width: WIDTH }) as DOMRect;
  strip.getBoundingClientRect = boxAt(0);
  const items = [...strip.children];
  items.forEach((item, index) => {
    item.getBoundingClientRect = () => boxAt(index - at)();
  });
  const { go } = followStrip(strip, () => ({ strip, items }), life.signal, { changed, settled });
  return {
    go,
    strip,
    paint(place: number) {
      at = place;
      strip.dispatchEvent(new Event("scroll"));
    },
  };
}

test("on the way to a picture, no other one is marked or told, however far frames are apart", () => {
  const { go, paint } = scrolling();
  go(4);
  for (const place of [1.4, 2.6, 3.3]) {
    vi.advanceTimersByTime(400);
    paint(place);
  }
  vi.advanceTimersByTime(400);
  expect([changed.mock.calls, settled.mock.calls]).toEqual([[[4]], []]);
  paint(4);
  vi.advanceTimersByTime(150);
  expect([changed.mock.calls, settled.mock.calls]).toEqual([[[4]], [[4]]]);
});

test.each(["pointerdown", "wheel"])("a shopper who stops it by %s sees the picture that is there", (how) => {
  const { go, paint, strip } = scrolling();
  go(4);
  paint(1.4);
  strip.dispatchEvent(new Event(how));
  paint(1);
  expect(changed.mock.calls).toEqual([[4], [1]]);
  vi.advanceTimersByTime(150);
  expect(settled.mock.calls).toEqual([[1]]);
});

test("a strip that the browser does not scroll all the way is at rest after a second", () => {
  const { go, paint } = scrolling();
  go(4);
  paint(2);
  vi.advanceTimersByTime(1_000);
  expect([changed.mock.calls, settled.mock.calls]).toEqual([[[4], [2]], [[2]]]);
});
