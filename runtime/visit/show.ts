/** Replaces the page's sections within one task, so that no frame shows an intermediate state. */

import { activeElement } from "../base/safe-dom";
import { focusOn, goToTarget, markTarget, scrollBack, scrollToStart } from "./after-swap";
import type { Scroll } from "./entry";
import { keepFields } from "./fields";
import { takeHead, titleOf } from "./head";
import type { Match } from "./sections";
import { swap } from "./swap";

interface Showing {
  readonly page: Document;
  readonly matches: readonly Match[];
  /** The link or form that started the visit. */
  readonly from: Element | undefined;
  /** The scroll position when the shopper left this page; `undefined` for a new page. */
  readonly scroll: Scroll | undefined;
}

/** @returns the title of the new page */
export function show({ page, matches, from, scroll }: Showing): string {
  const current = matches.map((match) => match.current);
  const incoming = matches.map((match) => match.incoming);
  const title = titleOf(page, incoming, current);
  const isAway = isElsewhere(activeElement(), current, from);
  const restore = keepFields(current, from);
  takeHead(page, title);
  const sections = swap(matches);
  const isKept = restore(sections) || isAway;
  const target = markTarget();
  if (!isKept && (scroll || !target)) focusOn(sections);
  if (scroll) scrollBack(scroll);
  else if (target) goToTarget(target, !isKept);
  else if (!isKept) scrollToStart(sections[0]);
  return title;
}

/**
 * Whether the focus is on an element that stays, so that it must not be moved. A field keeps the focus even if it
 * started the visit; a link or button does not.
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
