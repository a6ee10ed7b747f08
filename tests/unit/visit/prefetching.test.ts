// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makePrefetch } from "../../../runtime/visit/prefetch";

const asked = new Map<string, AbortSignal>();
const prefetch = makePrefetch(
  ({ pathname }, { signal }) => {
    asked.set(pathname, signal);
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
