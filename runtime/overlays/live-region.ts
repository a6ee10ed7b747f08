/**
 * The page's one voice for screen readers (quality bars §6.10). Both regions stand in the page before
 * anything is said; each message is its own node, so that quick ones do not swallow each other and the same
 * text is read again.
 */

import type { Announce } from "../contracts/overlays";
import { topLayerRoot } from "../dom/top-layer-root";

const KEPT_MS = 8_000;
/** Regions that are new to a screen reader, or changed in the same moment as the focus, are passed over. */
const DELAY_MS = 80;

const KEY = Symbol.for("wyspa.live");

export function liveRegion(): Announce {
  const page = window as unknown as Record<symbol, Announce | undefined>;
  page[KEY] ??= build();
  return page[KEY];
}

function build(): Announce {
  const region = (role: string, live: string) => {
    const element = document.createElement("div");
    element.setAttribute("role", role);
    element.setAttribute("aria-live", live);
    element.setAttribute("data-wyspa-live", live);
    // Out of sight without a stylesheet, and out of the layout.
    element.style.cssText =
      "position:fixed;left:0;bottom:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
    topLayerRoot().append(element);
    return element;
  };
  /** Where it stood may have been closed, or covered, by somebody who knows nothing of it. */
  const place = (element: Element) => {
    const on = topLayerRoot();
    if (element.parentNode !== on) on.append(element);
  };
  const polite = region("status", "polite");
  const assertive = region("alert", "assertive");
  return (text, options) => {
    if (!text) return;
    const element = options?.assertive ? assertive : polite;
    place(element); // ahead of the text: a region that is new is passed over
    setTimeout(() => {
      place(element);
      const message = document.createElement("p");
      message.textContent = text;
      if (options?.lang) message.lang = options.lang;
      element.append(message);
      setTimeout(() => message.remove(), KEPT_MS);
    }, DELAY_MS);
  };
}
