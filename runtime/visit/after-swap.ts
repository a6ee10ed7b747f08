/** Sets focus and scroll position after sections were replaced (bars A15, R37). */
import { focusOnce } from "../dom/focus-once";
import { fragmentTarget } from "../dom/fragment-target";
import { isSeen } from "../dom/reveal";
import type { Scroll } from "./entry";
import { headingIn } from "./head";

/** Focuses the first heading, so that screen readers continue there. */
export function focusOn(sections: readonly Element[]): void {
  // A theme may hide a heading on some screens.
  const heading = headingIn(sections, isSeen) ?? (sections[0] as HTMLElement | undefined);
  if (heading) focusOnce(heading);
}

const instant: ScrollIntoViewOptions = { behavior: "instant" as ScrollBehavior };

/** Scrolls to the element that a hash names. */
export const scrollToHash = (hash: string): void => fragmentTarget(hash)?.scrollIntoView(instant);

/**
 * Makes the element that the address names the page's target, as on a page that the browser loads. Then `:target`
 * matches, and the next Tab continues there. Only the browser's own way to a fragment does so, which clears the entry's state.
 */
export function markTarget(): HTMLElement | null {
  const { hash } = location;
  const target = fragmentTarget(hash);
  if (!target) return null;
  const { state } = history;
  try {
    location.replace(hash);
    history.replaceState(state, "");
  } catch {
    // The history is limited in a sandboxed page, or by a script of the page.
  }
  return target;
}

/** Scrolls to the target of a new page. @param takesFocus unless the shopper is in a field that stays */
export function goToTarget(target: HTMLElement, takesFocus: boolean): void {
  if (takesFocus) focusOnce(target);
  target.scrollIntoView(instant);
}

/** Scrolls to the start of a section, unless it is in the viewport. */
export function scrollToStart(section: Element | undefined): void {
  const top = section?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top >= innerHeight) section?.scrollIntoView(instant);
}

export const scrollBack = ([left, top]: Scroll): void => scrollTo({ left, top, ...instant });
