/**
 * One request to the platform: never rejects, gives a typed result, and its deadline covers the body, too. Without a
 * library, so that pages read what they need at load before the transport's file has come.
 */

import { type Deadline, deadline } from "../base/deadline";
import { done, fault, type Result } from "../base/result";
import type { GetOptions, OnResponseHeaders } from "../contracts/platform";

const DEADLINE_MS = 16_000;

/** Sends the request, which the signal aborts. Resolves with the response whatever its status. */
export type Send = (signal: AbortSignal) => Promise<Response>;

/** @returns the text of a 2xx response; a newer request of a group aborts the older one */
export type RequestText = (url: string, options: GetOptions, send: Send) => Promise<Result<string>>;

/** @param onResponseHeaders receives the headers of every response, whatever its status */
export function makeRequests(onResponseHeaders: OnResponseHeaders = () => undefined): RequestText {
  const groups = new Map<string, Deadline>();

  /** Ignores announcements in the response that delivers events, because a repeated one would cause an endless loop. */
  const readHeaders = (url: string, headers: Headers) =>
    /[?&]trackingEvents$/.test(url) ? undefined : onResponseHeaders(headers);

  return async (url, { signal, group, deadline: ms = DEADLINE_MS, tracked }, send) => {
    const until = deadline(ms, signal);
    if (group) {
      groups.get(group)?.abort();
      groups.set(group, until);
    }
    try {
      // Tests `status`, because the response copies of a wrapped `fetch` lack `ok` (bar R46).
      const response = await send(until.signal);
      const { status, headers } = response;
      const events = readHeaders(url, headers);
      if (status < 200 || status > 299) {
        const wait = Number(headers.get("Retry-After"));
        return fault("status", wait > 0 ? { status, retryAfter: wait } : { status });
      }
      const body = await response.text();
      if (tracked) await events;
      return done(body);
    } catch {
      return fault(until.signal.aborted ? (until.isLate() ? "timeout" : "aborted") : "network");
    } finally {
      until.clear(); // an island's signal outlives its requests
      if (group && groups.get(group) === until) groups.delete(group);
    }
  };
}

/** Reads JSON or text by GET; never repeated. */
export const getText = (
  request: RequestText,
  url: string,
  options: GetOptions = {},
): Promise<Result<string>> =>
  request(url, options, (signal) => fetch(url, { headers: { Accept: "application/json" }, signal }));
