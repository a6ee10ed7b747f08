/** From one page to the other in one task: no frame shows anything between. */

import { activeElement } from "../base/safe-dom";
import { focusOn, scrollBack, scrollToHash, scrollToStart } from "./after-swap";
import type { Scroll } from "./entry";
import { keepFields } from "./fields";
import { takeHead, titleOf } from "./head";
import type { Match } from "./sections";
import { swap } from "./swap";

interface Showing {
  readonly page: Document;
  readonly matches: readonly Match[];
  /** The link or form that asked for the visit. */
  readonly from: Element | undefined;
  /** Where the page was scrolled to when it was left; none for a page that is new. */
  readonly scroll: Scroll | undefined;
}

/** @returns the title of the page that stands now */
export function show({ page, matches, from, scroll }: Showing): string {
  const current = matches.map((match) => match.current);
  const incoming = matches.map((match) => match.incoming);
  const title = titleOf(page, incoming, current);
  const isAway = isElsewhere(activeElement(), current, from);
  const restore = keepFields(current, from);
  takeHead(page, title);
  const sections = swap(matches);
  const isKept = restore(sections) || isAway;
  if (!isKept) focusOn(sections);
  if (scroll) scrollBack(scroll);
  else if (!scrollToHash(location.hash) && !isKept) scrollToStart(sections[0]);
  return title;
}

/**
 * Whether the shopper is at something that stays. A field works on where it is; a link or button has done its work
 * with the visit that it asked for.
 */
function isElsewhere(
  active: Element | null,
  current: readonly Element[],
  from: Element | undefined,
): boolean {
  if (!active || active === document.body) return false;
  if (current.some((section) => section.contains(active))) return false;
  return !from?.contains(active) || active.matches("input, select, textarea");
}
