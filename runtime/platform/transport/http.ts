/**
 * HTTP over ky: a deadline that covers the body too, groups in which a newer request aborts the older one, one
 * jittered retry for what may be repeated. Gives typed results and never rejects (quality bars §6.1).
 */
import ky, { HTTPError, type Options } from "ky";
import { done, fault, type Result } from "../../base/result";
import type { GetOptions, OnResponseHeaders } from "../../contracts/platform";

const DEADLINE_MS = 16_000;

export interface PostOptions extends GetOptions {
  readonly body: string;
  /** Content type of the body. */
  readonly type: string;
  /** A reading, which may be sent a second time after a network fault or a 5xx. */
  readonly repeatable?: boolean;
  /** A change that must arrive although the page is left (bar R9); its body stays under 64 KB. */
  readonly keepalive?: boolean;
}

export interface Http {
  /** @returns the text of a 2xx answer */
  post(url: string, options: PostOptions): Promise<Result<string>>;
  /** @returns the text of a 2xx answer; sent once */
  get(url: string, options?: GetOptions): Promise<Result<string>>;
}

/** @param onResponseHeaders told the headers of every answer, whatever its status */
export function makeHttp(onResponseHeaders: OnResponseHeaders = () => undefined): Http {
  const groups = new Map<string, AbortController>();

  /** Reading the events announces none: a platform that says so again must not be asked for ever. */
  const hearOf = (url: string, headers: Headers) =>
    url.endsWith("?trackingEvents") ? undefined : onResponseHeaders(headers);

  const request = async (
    url: string,
    { signal, group, deadline = DEADLINE_MS, tracked }: GetOptions,
    more: Options,
  ): Promise<Result<string>> => {
    const abort = new AbortController();
    let timedOut = false;
    const stop = () => abort.abort();
    const timer = setTimeout(() => {
      timedOut = true;
      stop();
    }, deadline);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    if (group) {
      groups.get(group)?.abort();
      groups.set(group, abort);
    }
    try {
      const response = await ky(url, {
        retry: 0,
        ...more,
        headers: { Accept: "application/json", ...more.headers },
        signal: abort.signal,
        timeout: false, // ours covers the body as well
      });
      const events = hearOf(url, response.headers);
      const body = await response.text();
      if (tracked) await events;
      return done(body);
    } catch (error) {
      if (abort.signal.aborted) return fault(timedOut ? "timeout" : "aborted");
      if (!(error instanceof HTTPError)) return fault("network");
      const { status, headers } = error.response;
      hearOf(url, headers);
      // A wrapped fetch may give a copy without `ok`, which ky takes for a failure (bar R46).
      if (status >= 200 && status < 300) return done(await error.response.text());
      const wait = Number(headers.get("Retry-After"));
      return fault("status", wait > 0 ? { status, retryAfter: wait } : { status });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop); // an island's signal outlives its requests
      if (group && groups.get(group) === abort) groups.delete(group);
    }
  };

  return {
    get: (url, options = {}) => request(url, options, {}),
    post: (url, { body, type, repeatable, keepalive = false, ...options }) =>
      request(url, options, {
        method: "post",
        body,
        keepalive,
        headers: { "Content-Type": type },
        retry: {
          limit: repeatable ? 1 : 0,
          methods: ["post"],
          statusCodes: [500, 502, 503, 504],
          delay: () => 300 + Math.random() * 700,
        },
      }),
  };
}
