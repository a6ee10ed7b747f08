/**
 * In-place navigation (spec §2, §7.7; contract A 20): this part only listens. What a visit does is fetched at the
 * first sign of one, and where it cannot be had the browser navigates.
 */
import type { Visits } from "./contract";
import type { Engine } from "./engine";
import { entryOf } from "./entry";
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

export function makeVisits(needs: VisitNeeds): FollowingVisits {
  let engine: Engine | undefined;
  let loading: Promise<Engine> | undefined;
  let follows = false;
  const first = { entry: entryOf(history.state), url: location.href };

  const load = () => {
    if (!loading) {
      loading = import("./engine").then(({ makeEngine }) => (engine = makeEngine(needs, first, entryOf)));
      loading.catch(() => (loading = undefined));
      needs.gate().catch(() => {}); // in the same round trip
    }
    return loading;
  };
  const start: Engine["visit"] = async (address, options, from) => {
    try {
      return await (await load()).visit(address, options, from);
    } catch {
      // No engine: the browser does it, but for what would run here (bar S11 f).
      const link = Object.assign(document.createElement("a"), { href: address });
      if (/^http/.test(link.protocol)) location.assign(link.href);
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
    if (isPlace(link)) return engine?.stay();
    if (link.origin !== location.origin || !link.hasAttribute("data-visit")) return engine?.stop();
    event.preventDefault();
    startFrom(link, link.href);
  };
  const submit = (event: SubmitEvent) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const url = addressOf(target, submitter);
    if (!url) return engine?.stop();
    event.preventDefault();
    startFrom(target, url.href);
  };
  const near = ({ target }: Event) => {
    const element = target instanceof Element && target.closest("[data-visit]");
    if (element)
      load().then(
        ({ prefetch }) => prefetch.near(element),
        () => {},
      );
  };
  const pop = ({ state }: PopStateEvent) => {
    const left = [scrollX, scrollY] as const;
    if (engine || first.entry || entryOf(state))
      load().then(
        ({ popped }) => popped(state, left),
        () => location.reload(),
      );
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
