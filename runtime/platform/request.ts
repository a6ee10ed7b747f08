/**
 * One request to the platform: never rejects, gives a typed result, and its deadline covers the body, too. Without a
 * library, so that pages read what they need at load before the transport's file has come.
 */

import { type Deadline, deadline } from "../base/deadline";
import { done, fault, type Result } from "../base/result";
import type { GetOptions, OnResponseHeaders } from "../contracts/platform";

/** Milliseconds for headers and body, where nothing else is said. */
export const DEADLINE_MS = 16_000;

/** Sends the request, which the signal aborts. Resolves with the response whatever its status. */
export type Send = (signal: AbortSignal) => Promise<Response>;

/** Reads the body of a 2xx response. */
type Read<Data> = (response: Response) => Promise<Result<Data>>;

/**
 * Sends one request and reads its response until the deadline, which is cleared afterwards. Never rejects. It ends in
 * time even if a wrapped `fetch` ignores the signal (bar R46).
 */
export async function requestUntil<Data>(
  until: Deadline,
  send: Send,
  read: Read<Data>,
): Promise<Result<Data>> {
  const { signal } = until;
  const answer = async () => {
    const response = await send(signal);
    const { status, headers } = response;
    // Not `ok`, which the response copies of a wrapped `fetch` lack.
    if (status >= 200 && status <= 299) return read(response);
    const wait = Number(headers.get("Retry-After"));
    return fault("status", wait > 0 ? { status, retryAfter: wait } : { status });
  };
  try {
    if (signal.aborted) return fault("aborted");
    const ended = new Promise<never>((_, reject) => signal.addEventListener("abort", reject));
    return await Promise.race([answer(), ended]);
  } catch {
    return fault(until.isLate() ? "timeout" : signal.aborted ? "aborted" : "network");
  } finally {
    until.clear(); // the caller's signal outlives its requests
    until.abort(); // a body that is not read is not downloaded
  }
}

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
    let events: unknown;
    const sendAndHear: Send = async (own) => {
      const response = await send(own);
      events = readHeaders(url, response.headers);
      return response;
    };
    const answer = await requestUntil(until, sendAndHear, async (response) => {
      const body = await response.text();
      if (tracked) await events;
      return done(body);
    });
    if (group && groups.get(group) === until) groups.delete(group);
    return answer;
  };
}

/** Reads JSON or text by GET; never repeated. */
export const getText = (
  request: RequestText,
  url: string,
  options: GetOptions = {},
): Promise<Result<string>> =>
  request(url, options, (signal) => fetch(url, { headers: { Accept: "application/json" }, signal }));
