/** Runs visits one at a time: a newer visit aborts the running one. */

import type { VisitOptions } from "../contracts/visit";
import { tellLeave } from "../dom/ends-in-time";
import { goTo, isHere, isSamePage, visitable } from "./addresses";
import { scrollBack, scrollToHash } from "./after-swap";
import { withParts } from "./can-visit";
import { type Entry, entryOf, type Pair, type Scroll, type Shown } from "./entry";
import type { EntryPages } from "./entry-pages";
import { VisitFault } from "./fault";
import { mayLoadAhead } from "./may-load-ahead";
import type { VisitNeeds } from "./needs";
import { makePrefetch, type Prefetch } from "./prefetch";
import type { Visit, VisitContext } from "./run-visit";
import { merged, pairsOf, reversed } from "./sections";
import { makeVisitHistory } from "./visit-history";

export interface Engine {
  readonly prefetch: Prefetch;
  /** Fetches the page of a pressed link, unless a visit to it is under way. */
  press(link: HTMLAnchorElement): void;
  /** @param from the link or form that started the visit */
  visit(address: string | URL, options: VisitOptions, from?: Element): Promise<boolean>;
  /**
   * Handles Back and Forward.
   * @param left the scroll position of the page that the shopper leaves
   * @param isAnimated the browser has shown a transition of its own
   */
  popped(state: unknown, left: Scroll, isAnimated?: boolean): void;
  /** Remembers the scroll position before the browser jumps to a hash on the same page. */
  stay(): void;
  /** Aborts the running visit, because the browser navigates elsewhere (bar R10). */
  stop(): void;
}

export function makeEngine(needs: VisitNeeds, first: Shown, pages: EntryPages): Engine {
  const visitHistory = makeVisitHistory(first, pages);
  const { shown } = visitHistory;
  const prefetch = makePrefetch(
    needs.fetchPage,
    (link) => withParts(new URL(link.href), link.getAttribute("data-visit-render")?.split(",")),
    () => mayLoadAhead(needs.settings().ahead),
  );
  const tell = (error: unknown) => needs.report({ error, phase: "visit" });
  const { start, abort, leadsTo } = oneAtATime({
    needs,
    visitHistory,
    prefetch,
    tell,
    shownPages: 0,
    isSlowToFade: false,
  });
  const stop = () => {
    abort();
    prefetch.drop();
  };
  addEventListener("pagehide", stop);
  /** The address seen last, and the entry of the page then: what was seen on another page does not count. */
  let seen: { readonly address: string; readonly on: Entry | undefined } | undefined;
  const look = () => {
    seen = { address: location.href, on: shown.entry };
  };
  addEventListener("hashchange", look);

  return {
    prefetch,
    press: (link) => {
      if (!leadsTo(link.href)) prefetch.press(link);
    },
    stop,
    stay: () => visitHistory.leave([scrollX, scrollY]),
    async visit(address, { sections, render }, from) {
      const url = visitable(address, () => tell(new VisitFault("address")));
      if (!url) return false;
      const pairs = pairsOf(sections);
      if (!needs.emit("wyspa:before-visit", { url: url.href, sections: pairs })) return false;
      look();
      return start({ url, pairs, areNamed: !!sections?.length, render, from });
    },
    popped(state, left, isAnimated = false) {
      const step = afterPop(state, shown, pages);
      const before = seen && seen.on === shown.entry ? seen.address : shown.url;
      look();
      // The shopper also leaves a visit that is under way by Back from a hash. An overlay's entry has the same address.
      if (before !== location.href) abort();
      if (step.type === "none") return;
      if (step.type === "reload") return location.reload();
      if (step.type === "hash") return scrollToHash(location.hash);
      const { entry } = step;
      // An overlay's entry has the same visit and address: Back closes the overlay, and the page stays where it is.
      if (entry.id === shown.entry?.id && before === location.href) return;
      abort();
      if (step.type === "visit") {
        visitHistory.leave(left);
        const url = new URL(location.href);
        return void start({ url, pairs: step.pairs, areNamed: false, entry, isAnimated });
      }
      visitHistory.arrive(entry);
      scrollBack(visitHistory.scrollOf(entry));
    },
  };
}

/** What Back or Forward requires of the page. */
type AfterPop =
  /** An entry of another script, over this page. */
  | { readonly type: "none" }
  /** Nothing is known of the entry's page, except that it is another one. */
  | { readonly type: "reload" }
  /** An entry without state is of this page: a hash. */
  | { readonly type: "hash" }
  | { readonly type: "visit"; readonly entry: Entry; readonly pairs: readonly Pair[] }
  /** The entry shows the same sections: only the scroll position differs. */
  | { readonly type: "scroll"; readonly entry: Entry };

/** Other scripts may have replaced or copied our state: the address counts, too. */
function afterPop(state: unknown, shown: Shown, pages: EntryPages): AfterPop {
  const entry = entryOf(state);
  const isSame = pages.isOfShown() || isHere(shown.url);
  if (!entry) return { type: !isSame ? "reload" : state === null ? "hash" : "none" };
  if (isSame && entry.id === shown.entry?.id) return { type: "scroll", entry };
  const pairs = merged(reversed(shown.entry?.sections ?? []), entry.sections);
  if (shown.entry && pairs.length) return { type: "visit", entry, pairs };
  return isSame ? { type: "scroll", entry } : { type: "reload" };
}

/** Never rejects: without the file that shows pages, the browser navigates. */
async function run(context: VisitContext, visit: Visit, signal: AbortSignal): Promise<boolean> {
  try {
    const { runVisit } = await context.needs.arrival();
    return await runVisit(context, visit, signal);
  } catch {
    if (!signal.aborted) goTo(visit.url);
    return false;
  }
}

/** A new visit aborts the running one, but an equal visit shares it. */
function oneAtATime(context: VisitContext): {
  start(visit: Visit): Promise<boolean>;
  abort(): void;
  /** Whether the running visit is one to this address. */
  leadsTo(href: string): boolean;
} {
  let running: { key: string; url: URL; stop: AbortController; done: Promise<boolean> } | undefined;
  const abort = () => {
    running?.stop.abort();
    running = undefined;
  };
  return {
    abort,
    leadsTo: (href) => running?.url.href === href,
    start(visit) {
      const key = `${visit.url} ${visit.pairs} ${visit.entry?.id}`;
      if (running?.key === key) return running.done;
      abort();
      // A part of this page that is read again leaves nothing.
      if (!isSamePage(visit.url.href, context.visitHistory.shown.url)) tellLeave();
      const stop = new AbortController();
      const done = run(context, visit, stop.signal).finally(() => {
        if (running?.stop === stop) running = undefined;
      });
      running = { key, url: visit.url, stop, done };
      return done;
    },
  };
}
