import { withQuery } from "../base/endpoint";

/**
 * Reports one line to the shop's error log without the core chunk, for the case that the core chunk failed
 * (contract B i). Never throws, and never reports its own failure.
 * @param endpoint the GraphQL endpoint, which has the log
 */
export function bareReport(message: string, endpoint = "/graphql/v1/"): void {
  try {
    // A string body is sent as `text/plain`, which needs no CORS preflight.
    const query = `?JSerror=${encodeURIComponent(`wyspa ${message}`)}`;
    navigator.sendBeacon(withQuery(endpoint, query), "query { hello }");
  } catch {
    // No other way to report exists.
  }
}
