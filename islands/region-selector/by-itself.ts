/** When a selector may open though nobody asked for it (spec §4). */
import { getCookie } from "../../runtime/shop/cookies";
import mustOpen from "./must-open";

/** With cookies denied, the question alone would have it open again and again (bar R43). */
let isDone = false;

/** The shopper has closed or answered one in this session, or the server has just led here. */
const isSuppressed = () =>
  getCookie("redirection") === "closed" ||
  new URLSearchParams(location.search).get("redirection") === "redirected";

/** Once per page view, however many selectors the page has. */
export function mayOpenByItself(): boolean {
  if (isDone || isSuppressed() || !mustOpen()) return false;
  isDone = true;
  return true;
}

/** The shopper has opened one: none comes by itself any more. */
export const wasOpened = (): void => {
  isDone = true;
};
