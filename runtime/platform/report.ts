/**
 * The shop's error log (spec §7.9, bar H1): few, short, redacted reports, each fault once. The answer is
 * ignored, and a report that cannot be sent never becomes a fault of its own.
 */

import type { SendReport } from "../contracts/report";
import { bareReport } from "./bare-report";
import { describeFault } from "./describe-fault";

const MOST_PER_PAGE = 5;

/**
 * @param endpoint where the shop's error log answers
 * @param pageType of the page that the fault arose on; may be empty
 * @param secrets what no report may hold, as it stands when a fault is told
 */
export function makeReport(
  version: string,
  endpoint: () => string,
  pageType: () => string,
  secrets: () => readonly string[] = () => [],
): SendReport {
  const seen = new Set<string>();
  return ({ error, island, phase }) => {
    if (error instanceof Error && error.name === "AbortError") return;
    const fingerprint = `${island} ${phase} ${written(error)}`;
    if (seen.has(fingerprint) || seen.size >= MOST_PER_PAGE) return;
    seen.add(fingerprint);
    const where = [`${version}/${pageType()}`, island, phase].filter(Boolean).join(" ");
    send(endpoint(), describeFault(error, where, secrets()));
  };
}

/** Anything can be thrown; some of it resists being written. */
function written(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}

const BODY = "query { hello }";

/** By beacon once the page goes; else by a fetch that outlives it, and by beacon where that fails at once. */
function send(endpoint: string, text: string): void {
  const url = `${endpoint}?${new URLSearchParams({ JSerror: text })}`;
  try {
    if (document.visibilityState === "hidden" && navigator.sendBeacon(url, BODY)) return;
    fetch(url, { method: "POST", body: BODY, keepalive: true }).catch(() => {});
  } catch {
    bareReport(text.replace(/^wyspa /, "")); // a page whose fetch is broken
  }
}
