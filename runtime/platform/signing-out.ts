/** Aborts storefront requests before a sign-out navigates, and restarts them if the page stays (bar R10). */

import { fault } from "../base/result";
import type { Boot } from "../contracts/boot";
import type { SendBatch } from "./storefront-data";

/** Milliseconds after which the page counts as staying: the link opened another tab, or did not navigate. */
const LEAVING_MS = 10_000;

/**
 * @param ask sends one request
 * @param again refetches the blocks that the page has requested so far
 * @returns sends one request, which a sign-out aborts; during a sign-out it sends no request
 */
export function endingWithSignOut(
  { firstRequest }: Pick<Boot, "firstRequest">,
  ask: SendBatch,
  again: () => void,
): SendBatch {
  const readings = () => {
    firstRequest.readings ??= new AbortController();
    return firstRequest.readings.signal;
  };
  const follow = () =>
    readings().addEventListener("abort", () => {
      const begin = () => {
        clearTimeout(timer);
        removeEventListener("pageshow", comesBack, true);
        delete firstRequest.readings;
        follow();
        again();
      };
      const comesBack = ({ persisted }: PageTransitionEvent) => persisted && begin();
      const timer = setTimeout(begin, LEAVING_MS);
      addEventListener("pageshow", comesBack, true);
    });
  follow();
  return async (blocks, signal) => {
    const all = readings();
    if (all.aborted) return fault("aborted");
    const stop = new AbortController();
    const end = () => stop.abort();
    for (const one of [signal, all]) one.addEventListener("abort", end);
    const answer = await ask(blocks, stop.signal);
    for (const one of [signal, all]) one.removeEventListener("abort", end);
    // A response that arrived at the moment of the abort is out of date as well.
    return all.aborted ? fault("aborted") : answer;
  };
}
