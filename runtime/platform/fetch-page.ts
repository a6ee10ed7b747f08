/** Fetches a page of the shop for a visit (bars S11 and R6). Never rejects. */
import { deadline } from "../base/deadline";
import { done, fault, type Result } from "../base/result";
import { DEADLINE_MS, requestUntil } from "./request";

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

export const fetchPage: FetchPage = async (url, { signal, ahead = false }) => {
  const begun = performance.now();
  const headers = { Accept: "text/html", ...(ahead && { "X-Sec-Purpose": "prefetch" }) };
  const page = await requestUntil(
    deadline(DEADLINE_MS, signal),
    (own) => fetch(url, { headers, signal: own }),
    (response) => readPage(response, url.origin),
  );
  // While a page is suspended its timers do not fire, so the clock decides as well.
  return page.ok && performance.now() - begun >= DEADLINE_MS ? fault("timeout") : page;
};

async function readPage(response: Response, origin: string): Promise<Result<FetchedPage>> {
  const { headers } = response;
  if (!/^text\/html\b/i.test(headers.get("content-type") ?? "")) return fault("format");
  // A `Response` that a wrapped `fetch` made has no URL; `new URL("")` throws, because its origin is unknown.
  const final = new URL(response.url);
  if (final.origin !== origin) return fault("refused");
  const markup = await response.text();
  return done({ markup, url: final, policy: headers.get("content-security-policy") ?? "", headers });
}
