/** Listens to clicks, submits and `popstate`, and turns them into visits where the page asks for it. */
import { isPlace, linkOf as linkInWindow } from "../dom/followed-link";
import { listening } from "../dom/listening";
import { isThisWindow } from "./addresses";
import type { Engine } from "./engine";
import { entryOf } from "./entry";
import { addressOf, leaves } from "./form-address";

export interface Followed {
  /** Returns the engine, and creates it on the first call. */
  readonly engine: () => Engine;
  /** The engine, if it exists already. */
  readonly made: () => Engine | undefined;
  /** Whether a visit led to this page before it was reloaded, or the address is not the page's. */
  readonly isElsewhere: () => boolean;
  readonly start: Engine["visit"];
}

/** Adds the listeners on `window`, for the page's lifetime, so that earlier listeners can still prevent an event. */
export function followPage({ engine, made, isElsewhere, start }: Followed): void {
  const on = listening(new AbortController().signal);
  const startFrom = (element: Element, address: string) => {
    const list = (name: string) =>
      (read(element, name) ?? "").split(",").flatMap((part) => part.trim() || []);
    void start(address, { sections: list("data-visit"), render: list("data-visit-render") }, element);
  };

  on(window, "click", (event) => {
    // The page opens this link its own way, and the page that the press requested is not needed.
    if (event.defaultPrevented && visitedLink(event)) return made()?.prefetch.drop();
    const link = linkOf(event);
    if (!link) return;
    if (isPlace(link)) return made()?.stay();
    if (link.origin !== location.origin || !link.hasAttribute("data-visit")) return made()?.stop();
    event.preventDefault();
    startFrom(link, link.href);
  });
  on(window, "submit", (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const url = addressOf(target, submitter);
    if (!url) return leaves(target, submitter) ? made()?.stop() : undefined;
    event.preventDefault();
    startFrom(target, url.href);
  });
  on(window, "popstate", ({ state, hasUAVisualTransition }) => {
    const left = [scrollX, scrollY] as const;
    if (made() || isElsewhere() || entryOf(state)) engine().popped(state, left, hasUAVisualTransition);
  });
  // A page from the back-forward cache may be shown for another of its entries.
  on(window, "pageshow", ({ persisted }) => persisted && made()?.popped(history.state, [scrollX, scrollY]));
  const near = (event: Event) => {
    const element = visitedLink(event);
    if (element) engine().prefetch.near(element);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"] as const)
    on(window, sign, near, { passive: true });
  on(
    window,
    "pointerdown",
    (event) => {
      near(event);
      const link = linkOf(event);
      if (link?.hasAttribute("data-visit") && !isPlace(link)) engine().press(link);
    },
    { passive: true },
  );
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkInWindow(event);
  return link && isThisWindow(link.getAttribute("target")) ? link : null;
}

const visitedLink = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest("[data-visit]") : null;

// A field named `getAttribute` would shadow the form's own method (bar S15).
const read = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);
