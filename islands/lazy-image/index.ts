import type { Mount } from "../../runtime/contracts/island";
import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { onPrint } from "../../runtime/dom/on-print";
import { saveAttribute } from "../../runtime/dom/override";
import { chosenAddress, writesFor } from "./addresses";
import { fetchPicture, rehearse } from "./rehearse";

const DATA = ["data-src", "data-src-small", "data-srcset"];

/** Loads one picture, background or video when it comes near the viewport (contract A 2.3). */
export const mount: Mount = (host, { signal }) => {
  const undo: (() => void)[] = [];
  const writes = writesFor(host);
  const background = /^(img|video|audio|iframe)$/.test(host.localName) ? null : chosenAddress(host);
  if (!writes.length && !background) return;

  /** Sets or removes an attribute until the island unmounts. */
  const setUntilAbort = (element: Element, name: string, value: string | null) => {
    undo.push(saveAttribute(element, name));
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };

  const link = host.matches("img") ? host.closest("a:not(.loading)") : null;
  link?.classList.add("loading");
  undo.push(() => link?.classList.remove("loading"));
  const settle = (outcome: "b-loaded" | "b-error") => {
    // Also after a failure, because the link would otherwise look busy forever.
    const busy = host.closest(".loading");
    busy?.classList.remove("loading");
    undo.push(() => busy?.classList.add("loading"));
    host.classList.toggle("b-loaded", outcome === "b-loaded");
    host.classList.toggle("b-error", outcome === "b-error");
  };

  const show = () => {
    if (background) {
      const before = host.style.backgroundImage;
      undo.push(() => {
        host.style.backgroundImage = before;
        dropEmptyStyle(host);
      });
      host.style.backgroundImage = `url(${JSON.stringify(background)})`;
    } else for (const { element, name, value } of writes) setUntilAbort(element, name, value);
    for (const element of new Set([host, ...writes.map(({ element }) => element)]))
      for (const name of DATA) if (element.hasAttribute(name)) setUntilAbort(element, name, null);
    if (host instanceof HTMLMediaElement) host.load();
    settle("b-loaded");
  };
  const load = async () => {
    try {
      if (background) await fetchPicture(background, signal);
      else if (host.matches("img")) await rehearse(host, writes, signal);
      if (!signal.aborted) show();
    } catch {
      if (signal.aborted) return;
      settle("b-error");
      // Retries when the network is back.
      addEventListener("online", load, { once: true, signal });
    }
  };

  whenNear(host, () => void load(), signal);
  // A print shows what has loaded when the paper is laid out, so there is no time to load a copy first.
  const print = () => {
    if (host.matches(".b-loaded")) return;
    host.addEventListener("error", () => settle("b-error"), { once: true, signal });
    show();
  };
  onPrint(print, signal);
  signal.addEventListener("abort", () => {
    host.classList.remove("b-loaded", "b-error");
    for (const back of undo.splice(0).reverse()) back();
    if (host instanceof HTMLMediaElement) host.load();
  });
};

/** Distance from the viewport at which an image starts to load. */
const MARGIN = "100px";

const starts = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) starts.get(target)?.();
}

/**
 * Calls `start` once, when the element comes near the viewport. A hidden element starts when it is shown.
 * One observer serves all images; without IntersectionObserver they load at once.
 */
function whenNear(element: Element, start: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver !== "function") {
    start();
    return;
  }
  observer ??= new IntersectionObserver(seen, { rootMargin: MARGIN });
  const stop = () => {
    starts.delete(element);
    observer?.unobserve(element);
  };
  starts.set(element, () => {
    stop();
    start();
  });
  observer.observe(element);
  signal.addEventListener("abort", stop);
}
