/** Whether a shopper meets an element: it has a box, is visible, and takes part in the page. */
import { closest, protoGet } from "../../../base/safe-dom";

export const isRendered = (element: Element): boolean =>
  protoGet(element, "getClientRects").call(element).length > 0 &&
  getComputedStyle(element).visibility === "visible" &&
  !closest(element, "[inert]");

/** Screen readers skip what is inside `aria-hidden`. */
export const isExposed = (element: Element): boolean =>
  !closest(element, "[aria-hidden=true]") && isRendered(element);
