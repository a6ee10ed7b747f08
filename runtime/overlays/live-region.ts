/**
 * The page's one live region for screen readers, polite and assertive. Both elements exist before the first message.
 * Each message is a new node, so that quick messages do not replace each other and a repeated text is read again.
 */

import type { Announce } from "../contracts/overlays";
import { topLayerRoot } from "../dom/top-layer-root";

const KEPT_MS = 8_000;
/** Screen readers ignore a region that is new, or that changes together with the focus. */
const DELAY_MS = 80;

const KEY = Symbol.for("wyspa.live");

export function liveRegion(): Announce {
  const page = window as unknown as Record<symbol, Announce | undefined>;
  page[KEY] ??= build();
  return page[KEY];
}

function build(): Announce {
  const region = (live: string) => {
    const element = document.createElement("div");
    // Not the role `alert`: Orca reads such an element when it is inserted or moved, even if it is empty or was read.
    if (live === "polite") element.setAttribute("role", "status");
    element.setAttribute("aria-live", live);
    element.setAttribute("data-wyspa-live", live);
    // Visually hidden without a stylesheet, and out of the layout.
    element.style.cssText =
      "position:fixed;left:0;bottom:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
    topLayerRoot().append(element);
    return element;
  };
  /** Moves the region to the top layer: other scripts may have closed or covered its parent. */
  const place = (element: Element) => {
    const on = topLayerRoot();
    if (element.parentNode !== on) on.append(element);
  };
  const polite = region("polite");
  const assertive = region("assertive");
  return (text, options) => {
    if (!text) return;
    const element = options?.assertive ? assertive : polite;
    place(element); // before the text, because screen readers ignore a new region
    setTimeout(() => {
      place(element);
      const message = document.createElement("p");
      // Chromium does not report a text that equals the last one.
      message.textContent = element.lastChild?.textContent === text ? `${text}\u00a0` : text;
      if (options?.lang) message.lang = options.lang;
      element.append(message);
      setTimeout(() => message.replaceWith(), KEPT_MS);
    }, DELAY_MS);
  };
}
