/**
 * The history: the one module that writes it (design §3). Entries carry a namespaced state of ours; what
 * other scripts keep in theirs stays, and their `popstate` is none of our business (bar R37).
 */
import { type Entry, entryOf, type Pair, type Scroll } from "./entry";
import { merged } from "./sections";

export interface Shown {
  /** Undefined until the first visit: then nothing is ours to bring back. */
  entry: Entry | undefined;
  /** The address of what is on the page, which during Back is not yet what the address bar says. */
  url: string;
}

export interface VisitHistory {
  readonly shown: Shown;
  /** @throws what `pushState` throws: another script may have patched it, and browsers limit it */
  push(url: URL, pairs: readonly Pair[]): void;
  /** Another entry's page stands now. */
  arrive(entry: Entry): void;
  /** Remembers where the shopper was on the page that is about to go. */
  leave(scroll: Scroll): void;
  scrollOf(entry: Entry): Scroll;
}

const MOST = 50;
const newId = () => Math.random().toString(36).slice(2);
const asObject = (state: unknown): object => (typeof state === "object" && state ? state : {});

/** @param shown what stands at the start; continued from here on */
export function makeVisitHistory(shown: Shown): VisitHistory {
  const scrolls = new Map<string, Scroll>();
  const own = (mode: ScrollRestoration) => {
    if (shown.entry) history.scrollRestoration = mode;
  };
  // While other pages come and go the browser does it better: it waits for the layout.
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
        // Where a script keeps something that is no object, its entry stays as it is.
        if (state === null || typeof state === "object")
          history.replaceState({ ...state, wyspa: { ...here, scroll } }, "");
        const entry: Entry = { id: newId(), sections, scroll: [0, 0] };
        history.pushState({ wyspa: entry }, "", url);
        shown.entry = entry;
      }
      shown.url = location.href;
    },
    arrive(entry) {
      shown.entry = entry;
      shown.url = location.href;
      own("manual");
    },
    scrollOf: ({ id, scroll }) => scrolls.get(id) ?? scroll,
  };
}
