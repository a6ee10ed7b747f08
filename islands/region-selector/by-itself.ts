/** When a selector may open though nobody asked for it (spec §4). */
import { getCookie } from "../../runtime/base/cookies";

/** With cookies denied, the question alone would have it open again and again (bar R43). */
let isDone = false;

/** Not where the shopper has closed or answered one in this session, in any tab, or the server has just led here. */
export const isWanted = (): boolean =>
  getCookie("redirection") !== "closed" &&
  new URLSearchParams(location.search).get("redirection") !== "redirected";

/** Once per page view, however many selectors the page has. */
export function mayOpenByItself(): boolean {
  if (isDone || !isWanted()) return false;
  isDone = true;
  return true;
}

/** The shopper has opened one: none comes by itself any more. */
export const wasOpened = (): void => {
  isDone = true;
};
