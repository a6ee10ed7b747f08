/**
 * Sends HTTP requests with ky, returns typed results, and never rejects.
 *
 * The deadline covers the body too, a newer request of a group aborts the older one, and repeatable requests get one
 * jittered retry.
 */

import ky, { HTTPError, type Options, type RetryOptions } from "ky";
import { type Deadline, deadline } from "../../base/deadline";
import { asFetched } from "../../base/natives";
import { done, fault, type Result } from "../../base/result";
import type { GetOptions, OnResponseHeaders } from "../../contracts/platform";
import type { SentRequest } from "../../contracts/sent-addition";

const DEADLINE_MS = 16_000;

/**
 * ky rejects error statuses, and repeats what may be repeated. Three of its defaults are off. Its timeout ends before
 * the body. It would repeat every GET. It trusts `ok`, which the response copies of a wrapped `fetch` lack (bar R46).
 */
const OURS: Options = {
  timeout: false,
  retry: 0,
  throwHttpErrors: (status) => status < 200 || status > 299,
};

/** One retry, jittered so that the shoppers of a faulty server do not return at the same moment. */
const RETRY: RetryOptions = {
  limit: 1,
  methods: ["post"],
  statusCodes: [500, 502, 503, 504],
  delay: () => 300 + Math.random() * 700,
};

export interface PostOptions extends GetOptions {
  readonly body: string;
  /** Content type of the body. */
  readonly type: string;
  /** A read, which may be retried once after a network fault or a 5xx. */
  readonly repeatable?: boolean;
  /** A change that must arrive even when the page unloads (bar R9); its body stays under 64 KB. */
  readonly keepalive?: boolean;
  /** The request is under way already: its answer is used, and nothing is sent. */
  readonly sent?: SentRequest | undefined;
}

export interface Http {
  /** @returns the text of a 2xx response */
  post(url: string, options: PostOptions): Promise<Result<string>>;
  /** @returns the text of a 2xx response; never retried */
  get(url: string, options?: GetOptions): Promise<Result<string>>;
}

/** @param onResponseHeaders receives the headers of every response, whatever its status */
export function makeHttp(onResponseHeaders: OnResponseHeaders = () => undefined): Http {
  const groups = new Map<string, Deadline>();

  /** Ignores announcements in the response that delivers events, because a repeated one would cause an endless loop. */
  const readHeaders = (url: string, headers: Headers) =>
    /[?&]trackingEvents$/.test(url) ? undefined : onResponseHeaders(headers);

  const request = async (
    url: string,
    { signal, group, deadline: ms = DEADLINE_MS, tracked }: GetOptions,
    more: Options,
    sent?: SentRequest,
  ): Promise<Result<string>> => {
    const until = deadline(ms, signal);
    if (group) {
      groups.get(group)?.abort();
      groups.set(group, until);
    }
    if (sent) until.signal.addEventListener("abort", sent.abort);
    try {
      const response = await ky(url, {
        ...OURS,
        ...more,
        fetch: (asked) => sent?.response ?? fetch(...asFetched(asked as Request)),
        headers: { Accept: "application/json", ...more.headers },
        signal: until.signal,
      });
      const events = readHeaders(url, response.headers);
      const body = await response.text();
      if (tracked) await events;
      return done(body);
    } catch (error) {
      if (until.signal.aborted) return fault(until.isLate() ? "timeout" : "aborted");
      if (!(error instanceof HTTPError)) return fault("network");
      const { status, headers } = error.response;
      readHeaders(url, headers);
      const wait = Number(headers.get("Retry-After"));
      return fault("status", wait > 0 ? { status, retryAfter: wait } : { status });
    } finally {
      until.clear(); // an island's signal outlives its requests
      if (group && groups.get(group) === until) groups.delete(group);
    }
  };

  return {
    get: (url, options = {}) => request(url, options, {}),
    post: (url, { body, type, repeatable, keepalive = false, sent, ...options }) =>
      request(
        url,
        options,
        {
          method: "post",
          body,
          keepalive,
          headers: { "Content-Type": type },
          retry: repeatable ? RETRY : 0,
        },
        sent,
      ),
  };
}
