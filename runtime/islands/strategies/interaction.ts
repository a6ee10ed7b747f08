import { contains, protoGet } from "../../base/safe-dom";
import type { Strategy } from "./strategy";

/**
 * The first signs of the shopper's intent: pointer over the host, touch, focus. Autofill by browsers and password
 * managers dispatches only `change`.
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

/**
 * Starts on the first sign of intent; `interaction or scroll` also starts on the first scroll of the page. One set of
 * document listeners serves all hosts.
 */
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
