/**
 * Fetches a page before its link is clicked, as soon as the link is pressed. With `data-visit-prefetch`, it is fetched
 * already when the pointer rests on the link.
 */

import type { Result } from "../base/result";
import type { FetchedPage, FetchPage } from "../platform/fetch-page";
import { isSafeAhead } from "./safe-links";

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

/** @param mayFetch whether the shop and the connection allow it */
export function makePrefetch(
  fetchPage: FetchPage,
  addressOf: (link: HTMLAnchorElement) => URL,
  mayFetch: () => boolean,
): Prefetch {
  let ahead: Ahead | undefined;
  let rested: Element | undefined;

  const drop = () => {
    ahead?.stop.abort();
    ahead = undefined;
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
      if (!isSafeAhead(link) || !mayFetch()) return;
      rested = link;
      const timer = setTimeout(() => fetchAhead(link, true), REST_MS);
      const leave = () => {
        clearTimeout(timer);
        rested = undefined;
      };
      link.addEventListener("pointerleave", leave, { once: true });
    },
    press(link) {
      if (!isSafeAhead(link) || !mayFetch()) return;
      fetchAhead(link, false);
      // A finger that scrolls the page has pressed the link, too.
      link.addEventListener("pointercancel", drop, { once: true });
    },
    take({ href }, signal) {
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
