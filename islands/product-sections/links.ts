import { fragmentName } from "../../runtime/dom/fragment-name";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import type { Layout } from "./layout";

interface Place {
  readonly section: HTMLElement;
  /** It is the section itself, and not something in it. */
  readonly isWhole: boolean;
}

/** Links of the page to a section, or into one, lead there also where it is closed; so does the page's address. */
export function followLinks(layout: () => Layout, signal: AbortSignal): void {
  const on = listening(signal);
  on(document, "click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
    const place = link && isPlainPress(event) && placeOf(link.hash, layout());
    if (!place) return;
    if (!place.isWhole) return layout().open(place.section); // there the browser goes by itself
    event.preventDefault();
    layout().go(place.section, true);
  });
  on(window, "hashchange", () => {
    const place = placeOf(location.hash, layout());
    if (place?.isWhole) layout().go(place.section, true);
    else if (place) show(place, layout());
  });
}

/** @returns leads to where the page's address points; asked before the sections are moved, and called after it */
export function arrival(): (layout: Layout) => void {
  const named = targetOf(location.hash);
  if (!named) return () => {};
  // The browser went there when the page stood, as far as it could; who has scrolled since, is left where they are.
  const isThere = named.getClientRects().length > 0 && Math.abs(named.getBoundingClientRect().top) < 5;
  if (scrollY > 0 && !isThere && !isPressedSince()) return () => {};
  return (layout) => {
    const place = placeOf(location.hash, layout);
    if (place) show(place, layout);
  };
}

/** The page came with another address: a link was pressed before the island could follow it. */
function isPressedSince(): boolean {
  const [{ name } = { name: "" }] = performance.getEntriesByType("navigation");
  return !name.endsWith(location.hash);
}

function show({ section, isWhole }: Place, layout: Layout): void {
  if (isWhole) layout.go(section, false);
  else {
    layout.open(section);
    targetOf(location.hash)?.scrollIntoView();
  }
}

function placeOf(hash: string, layout: Layout): Place | null {
  const target = targetOf(hash);
  for (let at = target; at; at = at.parentElement)
    if (layout.controlOf(at)) return { section: at, isWhole: at === target };
  return null;
}

const targetOf = (hash: string): HTMLElement | null => document.getElementById(fragmentName(hash));
