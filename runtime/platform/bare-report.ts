/** Reports to the shop's error log without the core chunk, for the case that the core chunk failed (contract B i). */
import { withQuery } from "../base/endpoint";
import { whenActive } from "../base/when-active";
import { emit } from "../public/events";

/**
 * Sends one line. Never throws, and never reports its own failure.
 * @param endpoint the GraphQL endpoint, which has the log
 */
export function sendBare(text: string, endpoint: string): void {
  try {
    // A string body is sent as `text/plain`, which needs no CORS preflight.
    navigator.sendBeacon(withQuery(endpoint, `?JSerror=${encodeURIComponent(text)}`), "query { hello }");
  } catch {
    // No other way to report exists.
  }
}

/** Reports an error that stops the runtime, unless a listener of `wyspa:error-report` keeps it back. Never throws. */
export function bareReport(version: string, error: unknown, endpoint = "/graphql/v1/"): void {
  whenActive(() => {
    try {
      const text = `wyspa ${version}: ${error}`;
      if (emit("wyspa:error-report", { text, error })) sendBare(text, endpoint);
    } catch {
      // The built-ins are too broken for any report.
    }
  });
}
