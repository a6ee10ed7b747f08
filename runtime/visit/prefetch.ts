/**
 * Fetches a page before its link is clicked, as soon as the link is pressed. With `data-visit-prefetch`, it is fetched
 * already when the pointer rests on the link.
 */

import type { Result } from "../base/result";
import type { FetchedPage, FetchPage } from "../platform/fetch-page";

/** Milliseconds that the pointer must rest on the link. */
const REST_MS = 100;
/** Milliseconds for which the response stays usable. */
const USABLE_MS = 10_000;

type Answer = Promise<Result<FetchedPage>>;
/** `undefined` for a guess that failed: the visit then asks by itself. A pressed link's answer counts, whatever it is. */
type Taken = Promise<Result<FetchedPage> | undefined>;

interface Ahead {
  readonly href: string;
  readonly until: number;
  readonly answer: Answer;
  readonly isGuess: boolean;
  readonly stop: AbortController;
}

export interface Prefetch {
  /** Called when pointer, finger or focus reach a link. */
  near(link: Element): void;
  /** Called when a finger or the mouse's main button presses a link. The click follows about 100 ms later. */
  press(link: HTMLAnchorElement): void;
  /** Hands out the prefetched response, once. @param signal of the visit that now owns the request */
  take(address: URL, signal: AbortSignal): Taken | undefined;
  /** Aborts and drops the prefetched page, because the session may have changed (bar R10). */
  drop(): void;
}

/**
 * @param isSafe whether the shop, the connection and the link allow it. The rules for links come with the first sign of
 *   intent; a promise rejects when they cannot be loaded.
 */
export function makePrefetch(
  fetchPage: FetchPage,
  addressOf: (link: HTMLAnchorElement) => URL,
  isSafe: (link: HTMLAnchorElement) => boolean | Promise<boolean>,
): Prefetch {
  let ahead: Ahead | undefined;
  let rested: Element | undefined;
  /** The link that was reached or pressed last: an answer about another one comes too late. */
  let wanted: Element | undefined;

  const drop = () => {
    ahead?.stop.abort();
    ahead = wanted = undefined;
  };
  const fetchIfSafe = (link: HTMLAnchorElement, isGuess: boolean) => {
    wanted = link;
    const fetchNow = (may: boolean) => {
      if (may && wanted === link) fetchAhead(link, isGuess);
    };
    const may = isSafe(link);
    if (typeof may === "boolean") fetchNow(may);
    else may.then(fetchNow, () => {});
  };
  const fetchAhead = (link: HTMLAnchorElement, isGuess: boolean) => {
    const address = addressOf(link);
    const { href } = address;
    if (ahead?.href === href && performance.now() < ahead.until) return;
    drop();
    const stop = new AbortController();
    const answer = fetchPage(address, { signal: stop.signal, ahead: isGuess });
    ahead = { href, until: performance.now() + USABLE_MS, answer, isGuess, stop };
  };
  return {
    near(link) {
      if (link === rested || !(link instanceof HTMLAnchorElement) || !link.closest("[data-visit-prefetch]"))
        return;
      rested = link;
      const timer = setTimeout(() => fetchIfSafe(link, true), REST_MS);
      const leave = () => {
        clearTimeout(timer);
        rested = undefined;
      };
      link.addEventListener("pointerleave", leave, { once: true });
    },
    press(link) {
      fetchIfSafe(link, false);
      // A finger that scrolls the page has pressed the link, too.
      link.addEventListener("pointercancel", drop, { once: true });
    },
    take({ href }, signal) {
      wanted = undefined; // the visit asks by itself
      const taken = ahead;
      if (taken?.href !== href) return undefined;
      const { answer, until, isGuess, stop } = taken;
      ahead = undefined; // the visit owns the request now, so `drop` must not abort it
      signal.addEventListener("abort", () => stop.abort());
      if (performance.now() >= until) return undefined;
      return isGuess ? answer.then((result) => (result.ok ? result : undefined)) : answer;
    },
    drop,
  };
}
