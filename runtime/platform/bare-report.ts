/**
 * The last resort of the error log: one line, sent without the core chunk, when that is what failed
 * (contract B i). Never throws, never reports itself.
 */
export function bareReport(message: string): void {
  try {
    // A text goes out as `text/plain`, which asks no other origin for leave.
    navigator.sendBeacon(`/graphql/v1/?JSerror=${encodeURIComponent(`wyspa ${message}`)}`, "query { hello }");
  } catch {
    // nothing is left to tell
  }
}
