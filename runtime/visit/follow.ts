/** Listens to clicks, submits and `popstate`, and turns them into visits where the page asks for it. */
import { attr } from "../base/safe-dom";
import { listening } from "../dom/listening";
import { isPlace, leavesBy, linkOf, submitOf } from "../leaving/departure";
import { addRule, type Decision, Step } from "../leaving/guard";
import type { Engine } from "./engine";
import { entryOf } from "./entry";
import { addressOf } from "./form-address";

export interface Followed {
  /** Returns the engine, and creates it on the first call. */
  readonly engine: () => Engine;
  /** The engine, if it exists already. */
  readonly made: () => Engine | undefined;
  /** Whether a visit led to this page before it was reloaded, or the address is not the page's. */
  readonly isElsewhere: () => boolean;
  readonly start: Engine["visit"];
}

/** Adds the rule of visits, and the listeners on `window`, for the page's lifetime. */
export function followPage({ engine, made, isElsewhere, start }: Followed): void {
  const on = listening(new AbortController().signal);
  const visit = (element: Element, address: string): Decision => {
    const list = (name: string) =>
      (attr(element, name) ?? "").split(",").flatMap((part) => part.trim() || []);
    const options = { sections: list("data-visit"), render: list("data-visit-render") };
    return { is: "replace", act: () => start(address, options, element) };
  };

  addRule(Step.Visit, (event) => {
    const submit = submitOf(event);
    const url = submit && addressOf(submit);
    if (submit && url) return visit(submit.form, url.href);
    const link = linkOf(event);
    const isVisit = link?.origin === location.origin && link.hasAttribute("data-visit") && !isPlace(link);
    return isVisit ? visit(link, link.href) : undefined;
  });
  addRule(Step.GiveWay, (event) => ({
    is: "pass",
    act() {
      const link = linkOf(event);
      if (leavesBy(event)) made()?.stop();
      else if (link) made()?.stay();
      // The page opens this link its own way, and the page that the press requested is not needed.
      else if (event.type === "click" && event.defaultPrevented && visitedLink(event))
        made()?.prefetch.drop();
    },
  }));
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

const visitedLink = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest("[data-visit]") : null;
