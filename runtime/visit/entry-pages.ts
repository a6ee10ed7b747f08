/** Knows which history entries were added over which shown page, where the browser has the Navigation API. */
import type { Shown } from "./entry";

interface HistoryItem {
  readonly key: string;
}
/** The parts of the Navigation API that are used. Support: Chrome 102, Safari 26.2, Firefox 147. */
export interface Navigated extends EventTarget {
  readonly currentEntry: HistoryItem | null;
  readonly activation?: { readonly entry: HistoryItem | null } | null;
  entries(): readonly HistoryItem[];
}

export const navigated = (): Navigated | undefined =>
  Reflect.get(window, "navigation") as Navigated | undefined;

export interface EntryPages {
  /** The shown page belongs to the current entry. */
  mark(): void;
  /** Whether the current entry was added over the shown page; `false` also when that is unknown. */
  isOfShown(): boolean;
}

/** Listens for as long as the page lives: routers, consent and campaign scripts add entries of their own. */
export function makeEntryPages(shown: Shown): EntryPages {
  const pages = new Map<string, string>();
  const api = navigated();
  const key = () => api?.currentEntry?.key;
  const page = () => shown.entry?.id ?? "";
  const mark = () => {
    const now = key();
    if (now) pages.set(now, page());
  };
  mark();
  // Only an added entry is surely of the shown page: a script may change one while its page is still on the way.
  api?.addEventListener?.("currententrychange", (event) => {
    if (Reflect.get(event, "navigationType") === "push") mark();
  });
  return { mark, isOfShown: () => pages.get(key() ?? "") === page() };
}
