// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePrefetch } from "../../../runtime/visit/prefetch";

const asked = new Map<string, AbortSignal>();
/** Requests that tell the server that they are made ahead. */
let guesses: string[] = [];
const prefetch = makePrefetch(
  ({ pathname }, { signal, ahead }) => {
    asked.set(pathname, signal);
    if (ahead) guesses.push(pathname);
    return new Promise(() => {});
  },
  ({ href }) => new URL(href),
  () => true,
);
const isAborted = (path: string) => asked.get(path)?.aborted;
/** Hovers a link. */
const rest = (path: string) => {
  const link = document.createElement("a");
  link.href = path;
  link.setAttribute("data-visit-prefetch", "");
  document.body.append(link);
  prefetch.near(link);
  vi.advanceTimersByTime(100);
  return new URL(link.href);
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.clear();
  guesses = [];
  Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
});
afterEach(() => void vi.useRealTimers());

describe("a prefetched page", () => {
  it("is aborted by the next one, and when the module ends", () => {
    rest("/a");
    rest("/b");
    expect([isAborted("/a"), isAborted("/b")]).toEqual([true, false]);
    prefetch.drop();
    expect(isAborted("/b")).toBe(true);
  });

  it("belongs to its visit from then on: only the visit's own end aborts it", () => {
    const visit = new AbortController();
    expect(prefetch.take(rest("/a"), visit.signal)).toBeInstanceOf(Promise);
    rest("/b");
    prefetch.drop();
    expect([isAborted("/a"), isAborted("/b")]).toEqual([false, true]);
    visit.abort();
    expect(isAborted("/a")).toBe(true);
  });

  it("is used once, and for its own address only", () => {
    const { signal } = new AbortController();
    const url = rest("/a");
    expect(prefetch.take(new URL("/b", url), signal)).toBeUndefined();
    expect(prefetch.take(url, signal)).toBeInstanceOf(Promise);
    expect(prefetch.take(url, signal)).toBeUndefined();
  });
});

describe("a page whose link is pressed", () => {
  const linkTo = (path: string) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    return link;
  };

  it("is fetched at once, as the visit's own request", () => {
    prefetch.press(linkTo("/pressed"));
    expect([asked.has("/pressed"), guesses]).toEqual([true, []]);
    const { signal } = new AbortController();
    expect(prefetch.take(new URL("https://shop.test/pressed"), signal)).toBeInstanceOf(Promise);
  });

  it("is dropped when the finger scrolls the page instead", () => {
    const link = linkTo("/scrolled");
    prefetch.press(link);
    link.dispatchEvent(new Event("pointercancel"));
    expect(isAborted("/scrolled")).toBe(true);
    const { signal } = new AbortController();
    expect(prefetch.take(new URL("https://shop.test/scrolled"), signal)).toBeUndefined();
  });

  it("is not fetched if it may change something", () => {
    prefetch.press(linkTo("/basketchange.php?product=1"));
    expect(asked.size).toBe(0);
  });
});
