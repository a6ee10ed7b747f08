// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { FetchedPage } from "../../../runtime/platform/fetch-page";
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
  link.setAttribute("data-visit-card", "");
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
    link.setAttribute("data-visit-card", "");
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

describe("what is fetched ahead", () => {
  let answer: Promise<Result<FetchedPage>>;
  const fetched: string[] = [];
  let mayFetch = true;
  const ahead = makePrefetch(
    ({ pathname }) => {
      fetched.push(pathname);
      return answer;
    },
    ({ href }) => new URL(href),
    () => mayFetch,
  );
  const link = (path: string, attribute = "data-visit-prefetch") => {
    const own = document.createElement("a");
    own.href = path;
    own.setAttribute(attribute, "");
    own.setAttribute("data-visit-card", "");
    document.body.append(own);
    return own;
  };
  const take = (path: string) => ahead.take(new URL(path, "https://shop.test"), new AbortController().signal);
  beforeEach(() => {
    fetched.length = 0;
    mayFetch = true;
    answer = Promise.resolve(fault("network"));
    ahead.drop();
  });

  it("is what the pointer has rested on for 100 ms, once", () => {
    const own = link("/rested");
    ahead.near(own);
    vi.advanceTimersByTime(99);
    expect(fetched).toEqual([]);
    ahead.near(own);
    vi.advanceTimersByTime(1);
    expect(fetched).toEqual(["/rested"]);
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual(["/rested"]);
  });

  it("is nothing that the pointer has left, until it comes again", () => {
    const own = link("/left");
    ahead.near(own);
    vi.advanceTimersByTime(99);
    own.dispatchEvent(new Event("pointerleave"));
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([]);
    ahead.near(own);
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual(["/left"]);
  });

  it("is no link without the mark, no other element, and nothing that may change something", () => {
    ahead.near(link("/plain", "data-visit"));
    const other = document.createElement("form");
    other.setAttribute("data-visit-prefetch", "");
    document.body.append(other);
    ahead.near(other);
    ahead.near(link("/basketchange.php"));
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([]);
  });

  it("is nothing where the shop or the connection forbids it", () => {
    mayFetch = false;
    ahead.near(link("/forbidden"));
    ahead.press(link("/forbidden"));
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([]);
  });

  it("is not fetched again at the press of the link, for ten seconds", () => {
    const own = link("/again");
    ahead.press(own);
    vi.advanceTimersByTime(9_999);
    ahead.press(own);
    expect(fetched).toEqual(["/again"]);
    vi.advanceTimersByTime(1);
    ahead.press(own);
    expect(fetched).toEqual(["/again", "/again"]);
  });

  it("can be shown for ten seconds", () => {
    ahead.press(link("/fresh"));
    vi.advanceTimersByTime(9_999);
    expect(take("/fresh")).toBeDefined();
    ahead.press(link("/stale"));
    vi.advanceTimersByTime(10_000);
    expect([take("/stale"), take("/stale")]).toEqual([undefined, undefined]);
  });

  it("and has failed counts for a pressed link; after a mere guess the visit asks by itself", async () => {
    ahead.press(link("/pressed"));
    expect(await take("/pressed")).toEqual(fault("network"));
    ahead.near(link("/guessed"));
    vi.advanceTimersByTime(100);
    expect(await take("/guessed")).toBeUndefined();
    answer = Promise.resolve(done({} as FetchedPage));
    ahead.near(link("/found"));
    vi.advanceTimersByTime(100);
    expect(await take("/found")).toEqual(done({}));
  });
});
