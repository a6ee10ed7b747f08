/**
 * Writes the browser history for visits; no other module does. Each entry has a namespaced state. The state of other
 * scripts is preserved, and their `popstate` events are ignored (bar R37).
 */
import { asObject } from "../base/values";
import { type Entry, entryOf, type Pair, type Scroll, type Shown } from "./entry";
import type { EntryPages } from "./entry-pages";
import { merged } from "./sections";

export interface VisitHistory {
  readonly shown: Shown;
  /** @throws the errors of `pushState`, which other scripts may have patched and browsers rate-limit */
  push(url: URL, pairs: readonly Pair[]): void;
  /** Marks an existing entry's page as shown. */
  arrive(entry: Entry): void;
  /** Remembers the scroll position of the page that is about to be replaced. */
  leave(scroll: Scroll): void;
  scrollOf(entry: Entry): Scroll;
}

const MOST = 50;
const newId = () => Math.random().toString(36).slice(2);

/** @param shown the initial entry and address; updated in place */
export function makeVisitHistory(shown: Shown, pages: EntryPages): VisitHistory {
  const scrolls = new Map<string, Scroll>();
  const own = (mode: ScrollRestoration) => {
    if (shown.entry) history.scrollRestoration = mode;
  };
  // Across page loads the browser restores the scroll position better, because it waits for the layout.
  addEventListener("pagehide", () => own("auto"));
  addEventListener("pageshow", () => own("manual"));

  const leave = (scroll: Scroll) => {
    if (!shown.entry) return;
    scrolls.delete(shown.entry.id);
    scrolls.set(shown.entry.id, scroll);
    const [oldest] = scrolls.keys();
    if (scrolls.size > MOST && oldest !== undefined) scrolls.delete(oldest);
  };
  return {
    shown,
    leave,
    push(url, pairs) {
      const { state } = history;
      const known = entryOf(state);
      const scroll: Scroll = [scrollX, scrollY];
      const here = { id: known?.id ?? newId(), sections: merged(known?.sections, shown.entry?.sections) };
      const sections = merged(here.sections, pairs);
      leave(scroll);
      history.scrollRestoration = "manual";
      if (url.href === location.href) {
        shown.entry = { ...here, sections, scroll: [0, 0] };
        history.replaceState({ ...asObject(state), wyspa: shown.entry }, "");
      } else {
        // A state that is not an object belongs to another script, so its entry is not changed.
        if (typeof state === "object") history.replaceState({ ...state, wyspa: { ...here, scroll } }, "");
        const entry: Entry = { id: newId(), sections, scroll: [0, 0] };
        history.pushState({ wyspa: entry }, "", url);
        shown.entry = entry;
      }
      shown.url = location.href;
      pages.mark();
    },
    arrive(entry) {
      shown.entry = entry;
      shown.url = location.href;
      pages.mark();
      own("manual");
    },
    scrollOf: ({ id, scroll }) => scrolls.get(id) ?? scroll,
  };
}
