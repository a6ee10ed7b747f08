/**
 * Sends faults to the shop's error log: few, short, redacted reports, each fault once (bar H1). The response is
 * ignored, and a report that cannot be sent causes no further fault.
 */

import { withQuery } from "../base/endpoint";
import type { Report, ReportOutcome, SendReport } from "../contracts/report";
import { emit } from "../public/events";
import { sendBare } from "./bare-report";
import { describeFault } from "./describe-fault";

const MOST_PER_PAGE = 5;

/**
 * @param endpoint address of the shop's error log
 * @param pageType type of the current page; may be empty
 * @param secrets strings that no report may contain, read anew for each report
 * @param tell is called with each new fault, sent or not
 */
export function makeReport(
  version: string,
  endpoint: () => string,
  pageType: () => string,
  secrets: () => readonly string[] = () => [],
  tell: (report: Report, outcome: ReportOutcome) => void = () => {},
): SendReport {
  const seen = new Set<string>();
  return (report) => {
    const { error, island, phase } = report;
    if (error instanceof Error && error.name === "AbortError") return;
    const fingerprint = `${island} ${phase} ${asText(error)}`;
    if (seen.has(fingerprint)) return;
    if (seen.size >= MOST_PER_PAGE) return tell(report, "left out");
    seen.add(fingerprint);
    const where = [`${version}/${pageType()}`, island, phase].filter(Boolean).join(" ");
    const text = describeFault(error, where, secrets());
    const isWanted = emit("wyspa:error-report", { text, error, island, phase });
    if (isWanted) send(endpoint(), text);
    tell(report, isWanted ? "sent" : "kept back");
  };
}

/** Code can throw any value, and `String` may throw on it. */
function asText(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}

const BODY = "query { hello }";

/** Sends by beacon from a hidden page, else by a keepalive fetch; the beacon is the fallback when `fetch` throws. */
function send(endpoint: string, text: string): void {
  const url = withQuery(endpoint, `?${new URLSearchParams({ JSerror: text })}`);
  try {
    if (document.visibilityState === "hidden" && navigator.sendBeacon(url, BODY)) return;
    fetch(url, { method: "POST", body: BODY, keepalive: true }).catch(() => {});
  } catch {
    sendBare(text, endpoint); // the page has broken `fetch`
  }
}
