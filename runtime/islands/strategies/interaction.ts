import { contains, protoGet } from "../../base/safe-dom";
import type { Strategy } from "./strategy";

/**
 * The first signs that a shopper means this host: pointer over it, finger on it, focus in it. Browsers and helpers
 * that fill in fields by themselves give no sign but the change.
 */
const SIGNS = "pointerover pointerdown touchstart focusin keydown click input change submit";

const starts = new Map<Element, Set<() => void>>();
let listening = false;

function sign({ target }: Event): void {
  for (
    let element = target instanceof Element ? target : null;
    element;
    element = protoGet(element, "parentElement")
  )
    for (const start of starts.get(element) ?? []) start();
}

/** When the shopper turns to the host; `interaction or scroll`: also when the page is scrolled. One set of document listeners serves any number of hosts. */
export const interaction: Strategy = (host, option, start, signal) => {
  if (option === "or scroll") addEventListener("scroll", start, { once: true, passive: true, signal });
  if (!listening) {
    listening = true;
    for (const type of SIGNS.split(" "))
      document.addEventListener(type, sign, { capture: true, passive: true });
  }
  const waiting = starts.get(host) ?? new Set();
  starts.set(host, waiting.add(start));
  signal.addEventListener("abort", () => {
    waiting.delete(start);
    if (!waiting.size) starts.delete(host);
  });
  if (contains(host, document.activeElement) && document.activeElement !== document.body) start();
};
