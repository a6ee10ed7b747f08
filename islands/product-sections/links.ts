import { fragmentTarget } from "../../runtime/dom/fragment-target";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { listening } from "../../runtime/dom/listening";
import type { Layout } from "./layout";

interface Place {
  readonly section: HTMLElement;
  /** The link's target is the section itself, and not an element in it. */
  readonly isWhole: boolean;
}

/** Makes in-page links and the page's hash open a closed section when they point to it or into it. */
export function followLinks(layout: () => Layout, signal: AbortSignal): void {
  const on = listening(signal);
  on(document, "click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
    const place = link && isPlainPress(event) && placeOf(link.hash, layout());
    if (!place) return;
    if (!place.isWhole) return layout().open(place.section); // the browser scrolls to the target itself
    event.preventDefault();
    layout().go(place.section, true);
  });
  on(window, "hashchange", () => {
    const place = placeOf(location.hash, layout());
    if (place?.isWhole) layout().go(place.section, true);
    else if (place) show(place, layout());
  });
}

/**
 * Handles the page's initial hash: call it before the sections move, and call the result after the move.
 * @returns shows the target of the hash
 */
export function arrival(): (layout: Layout) => void {
  const target = fragmentTarget(location.hash);
  if (!target) return () => {};
  // The browser has already scrolled to the target as far as possible. A shopper who has scrolled since keeps the
  // position.
  const isAtTop = target.getClientRects().length > 0 && Math.abs(target.getBoundingClientRect().top) < 5;
  if (scrollY > 0 && !isAtTop && !isHashChanged()) return () => {};
  return (layout) => {
    const place = placeOf(location.hash, layout);
    if (place) show(place, layout);
  };
}

/** Whether the hash has changed since navigation: the shopper clicked a link before the island could handle it. */
function isHashChanged(): boolean {
  const [{ name } = { name: "" }] = performance.getEntriesByType("navigation");
  return !name.endsWith(location.hash);
}

function show({ section, isWhole }: Place, layout: Layout): void {
  if (isWhole) layout.go(section, false);
  else {
    layout.open(section);
    fragmentTarget(location.hash)?.scrollIntoView();
  }
}

function placeOf(hash: string, layout: Layout): Place | null {
  const target = fragmentTarget(hash);
  for (let at = target; at; at = at.parentElement)
    if (layout.controlOf(at)) return { section: at, isWhole: at === target };
  return null;
}
