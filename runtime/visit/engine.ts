/** Visits, one at a time: a newer one takes over from the one that is under way. */

import type { VisitOptions } from "../contracts/visit";
import { isHere, visitable } from "./addresses";
import { scrollBack, scrollToHash } from "./after-swap";
import { withParts } from "./can-visit";
import { entryOf, type Scroll } from "./entry";
import { VisitFault } from "./fault";
import type { VisitNeeds } from "./needs";
import { makePrefetch, type Prefetch } from "./prefetch";
import { arrive, type Visit, type VisitContext } from "./run-visit";
import { merged, pairsOf, reversed } from "./sections";
import { makeVisitHistory, type Shown } from "./visit-history";

export interface Engine {
  readonly prefetch: Prefetch;
  /** @param from the link or form that asked for it */
  visit(address: string | URL, options: VisitOptions, from?: Element): Promise<boolean>;
  /** The shopper has gone Back or Forward. @param left where the page was scrolled to */
  popped(state: unknown, left: Scroll): void;
  /** The browser stays on the page and goes to another place on it. */
  stay(): void;
  /** The browser goes elsewhere: what is under way is not to arrive (bar R10). */
  stop(): void;
}

export function makeEngine(needs: VisitNeeds, first: Shown): Engine {
  const trail = makeVisitHistory(first);
  const { shown } = trail;
  const prefetch = makePrefetch(needs.fetchPage, (link) =>
    withParts(new URL(link.href), link.getAttribute("data-visit-render")?.split(",")),
  );
  const tell = (error: unknown) => needs.report({ error, phase: "visit" });
  const { travel, halt } = oneAtATime({ needs, trail, prefetch, tell });
  const stop = () => {
    halt();
    prefetch.drop();
  };
  addEventListener("pagehide", stop);

  return {
    prefetch,
    stop,
    stay: () => trail.leave([scrollX, scrollY]),
    async visit(address, { sections, render }, from) {
      const url = visitable(address, () => tell(new VisitFault("address")));
      if (!url) return false;
      const pairs = pairsOf(sections);
      if ("prerendering" in document && document.prerendering)
        await new Promise((go) => document.addEventListener("prerenderingchange", go, { once: true }));
      if (!needs.emit("wyspa:before-visit", { url: url.href, sections: pairs })) return false;
      return travel({ url, pairs, areNamed: !!sections?.length, render, from });
    },
    popped(state, left) {
      const entry = entryOf(state);
      if (!entry) {
        // Of another script, or of nobody: then it is a place on this page, or a page from before our time.
        if (!shown.entry || state !== null) return;
        if (!isHere(shown.url)) location.reload();
        else scrollToHash(location.hash);
        return;
      }
      halt();
      const pairs = merged(reversed(shown.entry?.sections ?? []), entry.sections);
      if (entry.id !== shown.entry?.id && pairs.length) {
        trail.leave(left);
        return void travel({ url: new URL(location.href), pairs, areNamed: false, entry });
      }
      trail.arrive(entry);
      scrollBack(trail.scrollOf(entry));
    },
  };
}

/** A newer journey takes over from an older one; the same one again is the one that is under way. */
function oneAtATime(travels: VisitContext): { travel(journey: Visit): Promise<boolean>; halt(): void } {
  let running: { key: string; stop: AbortController; done: Promise<boolean> } | undefined;
  const halt = () => {
    running?.stop.abort();
    running = undefined;
  };
  return {
    halt,
    travel(journey) {
      const key = `${journey.url} ${journey.pairs} ${journey.entry?.id}`;
      if (running?.key === key) return running.done;
      halt();
      const stop = new AbortController();
      const done = arrive(travels, journey, stop.signal).finally(() => {
        if (running?.stop === stop) running = undefined;
      });
      running = { key, stop, done };
      return done;
    },
  };
}
