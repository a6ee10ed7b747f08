/**
 * The last resort of the error log: one line, sent without the core chunk, when that is what failed
 * (contract B i). Never throws, never reports itself.
 */
export function bareReport(message: string): void {
  try {
    const body = new Blob(["query { hello }"], { type: "text/plain" });
    navigator.sendBeacon(`/graphql/v1/?JSerror=${encodeURIComponent(`wyspa ${message}`)}`, body);
  } catch {
    // nothing is left to tell
  }
}
