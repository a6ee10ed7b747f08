/** Readings end before a sign-out leaves, and begin again where it has not left (bar R10). */

import { fault } from "../base/result";
import type { Kernel } from "../contracts/boot";
import type { SendBatch } from "./storefront-data";

/** Milliseconds after which the page is taken to stay: the link has opened another tab, or led nowhere. */
const LEAVING_MS = 10_000;

/**
 * @param ask sends one request
 * @param again reads afresh what the page has asked for so far
 * @returns sends one request, which ends with the page's readings; while a sign-out is leaving, none is sent
 */
export function endingWithSignOut(
  { first }: Pick<Kernel, "first">,
  ask: SendBatch,
  again: () => void,
): SendBatch {
  const readings = () => {
    first.readings ??= new AbortController();
    return first.readings.signal;
  };
  const follow = () =>
    readings().addEventListener("abort", () => {
      const begin = () => {
        clearTimeout(timer);
        removeEventListener("pageshow", comesBack, true);
        delete first.readings;
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
    // What came in the very moment is old, too.
    return all.aborted ? fault("aborted") : answer;
  };
}
