/** Decides when a selector may open automatically. */
import { getCookie } from "../../runtime/base/cookies";

/** Prevents repeated opening on this page when the browser rejects cookies (bar R43). */
let isDone = false;

/**
 * `false` when the shopper has closed or answered a selector in this session, in any tab. Also `false` when the server
 * has just redirected here.
 */
export const isWanted = (): boolean =>
  getCookie("redirection") !== "closed" &&
  new URLSearchParams(location.search).get("redirection") !== "redirected";

/** `true` at most once per page view: the first selector that asks may open. */
export function claimAutoOpen(): boolean {
  if (isDone || !isWanted()) return false;
  isDone = true;
  return true;
}

/** Stops automatic opening after the shopper has opened a selector. */
export const preventAutoOpen = (): void => {
  isDone = true;
};
