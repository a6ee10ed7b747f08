/**
 * The shop's error log (spec §7.9, bar H1): few, short, redacted reports, each fault once. The answer is
 * ignored, and a report that cannot be sent never becomes a fault of its own.
 */
import { bareReport } from "./bare-report";

/** A fault on its way to the shop's error log. */
export interface Report {
  readonly error: unknown;
  readonly island?: string;
  readonly phase?: string;
}

export type SendReport = (report: Report) => void;

const MOST_PER_PAGE = 5;

export function makeReport(version: string, endpoint: () => string): SendReport {
  const seen = new Set<string>();
  return ({ error, island, phase }) => {
    if (error instanceof Error && error.name === "AbortError") return;
    const fingerprint = `${island} ${phase} ${written(error)}`;
    if (seen.has(fingerprint) || seen.size >= MOST_PER_PAGE) return;
    seen.add(fingerprint);
    void send(endpoint(), error, [version, island, phase].filter(Boolean).join(" "));
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

/** `keepalive` lets the report outlive the page that it tells of. */
async function send(endpoint: string, error: unknown, where: string): Promise<void> {
  try {
    const { describeFault } = await import("./describe-fault");
    const query = new URLSearchParams({ JSerror: describeFault(error, where) });
    await fetch(`${endpoint}?${query}`, { method: "POST", body: "query { hello }", keepalive: true });
  } catch {
    // The log is a courtesy; the shopper's page goes on. A page with a broken fetch may still have a beacon.
    bareReport(`${where}: not described`);
  }
}
