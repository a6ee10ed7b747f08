/**
 * Reports one line to the shop's error log without the core chunk, for the case that the core chunk failed
 * (contract B i). Never throws, and never reports its own failure.
 */
export function bareReport(message: string): void {
  try {
    // A string body is sent as `text/plain`, which needs no CORS preflight.
    navigator.sendBeacon(`/graphql/v1/?JSerror=${encodeURIComponent(`wyspa ${message}`)}`, "query { hello }");
  } catch {
    // No other way to report exists.
  }
}
