/**
 * In-place navigation (spec §2, §7.7; contract A 20): follows links, forms and the history. A chunk of its own, with what
 * a visit does; where a visit is not possible the browser navigates.
 */
import { fetchPage } from "../platform/fetch-page";
import type { Visits } from "./contract";
import { type Engine, makeEngine } from "./engine";
import { entryOf } from "./entry";
import { navigate } from "./navigate";
import type { VisitNeeds } from "./needs";
import { addressOf, isPlace, linkOf, read } from "./wishes";

export type { VisitNeeds } from "./needs";

export interface FollowingVisits extends Visits {
  /**
   * Follows links, forms and the history from now on. Called once, when the page is idle; at once where
   * `history.state` has a `wyspa` of ours, because Back may come first.
   */
  follow(): void;
}

export function makeVisits(needs: Omit<VisitNeeds, "fetchPage">): FollowingVisits {
  let made: Engine | undefined;
  let follows = false;
  const first = { entry: entryOf(history.state), url: location.href };
  const engine = () => {
    needs.gate().catch(() => {}); // on its way while the page is fetched
    made ??= makeEngine({ ...needs, fetchPage }, first, entryOf);
    return made;
  };
  const start: Engine["visit"] = async (address, options, from) => {
    try {
      return await engine().visit(address, options, from);
    } catch {
      navigate(address);
      return false;
    }
  };
  const startFrom = (element: Element, address: string) => {
    const list = (name: string) =>
      (read(element, name) ?? "").split(",").flatMap((part) => part.trim() || []);
    void start(address, { sections: list("data-visit"), render: list("data-visit-render") }, element);
  };

  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    if (isPlace(link)) return made?.stay();
    if (link.origin !== location.origin || !link.hasAttribute("data-visit")) return made?.stop();
    event.preventDefault();
    startFrom(link, link.href);
  };
  const submit = (event: SubmitEvent) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const url = addressOf(target, submitter);
    if (!url) return made?.stop();
    event.preventDefault();
    startFrom(target, url.href);
  };
  const near = ({ target }: Event) => {
    const element = target instanceof Element && target.closest("[data-visit]");
    if (element) engine().prefetch.near(element);
  };
  const pop = ({ state }: PopStateEvent) => {
    const left = [scrollX, scrollY] as const;
    if (made || first.entry || entryOf(state)) engine().popped(state, left);
  };
  const follow = () => {
    if (follows) return;
    follows = true;
    // On the window, after everybody who may still prevent the event.
    addEventListener("click", click);
    addEventListener("submit", submit);
    addEventListener("popstate", pop);
    for (const sign of ["pointerover", "pointerdown", "touchstart", "focusin"])
      addEventListener(sign, near, { passive: true });
  };

  return {
    follow,
    visit(address, options = {}) {
      follow();
      return start(address, options);
    },
  };
}
