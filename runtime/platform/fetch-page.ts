/** Fetches a page of the shop for a visit (spec §7.7, bars S11 and R6). Never rejects. */
import { done, fault, type Result } from "../base/result";

/** Milliseconds for headers and body (spec §9). */
export const DEADLINE_MS = 16_000;

export interface FetchedPage {
  readonly markup: string;
  /** Where redirects have led. */
  readonly url: URL;
  /** The page's own content security policy, as its headers say it. */
  readonly policy: string;
  /** For whoever shows the page: they may announce tracking events. */
  readonly headers: Headers;
}

export interface FetchPageOptions {
  readonly signal: AbortSignal;
  /** The shopper has not asked for it yet: the server may leave it out of its statistics. */
  readonly ahead?: boolean;
}

/** @returns a page of the same origin with status 2xx and type HTML; all else is a fault */
export type FetchPage = (url: URL, options: FetchPageOptions) => Promise<Result<FetchedPage>>;

/*  fetch ── headers ── body ──► page
    timer ───────────────── 16 s └─► timeout; what comes later is ignored  */
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
      // The timer of a page that slept is late; the clock is not.
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
  // A copy that another script made has no address: where it comes from cannot be told.
  const final = new URL(response.url);
  if (final.origin !== url.origin) return fault("refused");
  const { headers: said } = response;
  const markup = await response.text();
  return done({ markup, url: final, policy: said.get("content-security-policy") ?? "", headers: said });
}
