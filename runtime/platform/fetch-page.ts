/** Fetches a page of the shop for a visit (bars S11 and R6). Never rejects. */
import { done, fault, type Result } from "../base/result";

/** Milliseconds for headers and body. */
export const DEADLINE_MS = 16_000;

export interface FetchedPage {
  readonly markup: string;
  /** The address after redirects. */
  readonly url: URL;
  /** The page's content security policy, from its headers. */
  readonly policy: string;
  /** The caller that shows the page reads them, because they may announce tracking events. */
  readonly headers: Headers;
}

export interface FetchPageOptions {
  readonly signal: AbortSignal;
  /** A prefetch: the server may leave the request out of its statistics. */
  readonly ahead?: boolean;
}

/** @returns a page of the same origin with status 2xx and type HTML; any other response is a fault */
export type FetchPage = (url: URL, options: FetchPageOptions) => Promise<Result<FetchedPage>>;

/*  fetch ── headers ── body ──► page
    timer ───────────────── 16 s └─► timeout; a later response is ignored  */
export const fetchPage: FetchPage = (url, { signal, ahead = false }) =>
  new Promise((resolve) => {
    const abort = new AbortController();
    const begun = performance.now();
    const end = (result: Result<FetchedPage>) => {
      clearTimeout(timer);
      resolve(result);
      abort.abort();
    };
    const timer = setTimeout(() => end(fault("timeout")), DEADLINE_MS);
    if (signal.aborted) return end(fault("aborted"));
    signal.addEventListener("abort", () => end(fault("aborted")), { signal: abort.signal });
    ask(url, abort.signal, ahead).then(
      // While a page is suspended its timers do not fire, so the clock decides as well.
      (result) => end(performance.now() - begun < DEADLINE_MS ? result : fault("timeout")),
      () => end(fault("network")),
    );
  });

async function ask(url: URL, signal: AbortSignal, ahead: boolean): Promise<Result<FetchedPage>> {
  const headers = { Accept: "text/html", ...(ahead && { "X-Sec-Purpose": "prefetch" }) };
  const response = await fetch(url, { headers, signal });
  const { status } = response;
  if (status < 200 || status > 299) return fault("status", { status });
  if (!/^text\/html\b/i.test(response.headers.get("content-type") ?? "")) return fault("format");
  // A `Response` that a wrapped `fetch` made has no URL; `new URL("")` throws, because its origin is unknown.
  const final = new URL(response.url);
  if (final.origin !== url.origin) return fault("refused");
  const { headers: received } = response;
  const markup = await response.text();
  return done({
    markup,
    url: final,
    policy: received.get("content-security-policy") ?? "",
    headers: received,
  });
}
