/** Sets focus and scroll position after sections were replaced (bars A15, R37). */
import { focusOnce } from "../dom/focus-once";
import { fragmentName } from "../dom/fragment-name";
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

/** Scrolls to the element that a hash names. @returns whether it exists */
export function scrollToHash(hash: string): boolean {
  const name = fragmentName(hash);
  const target = name && document.getElementById(name);
  if (target) target.scrollIntoView(instant);
  return !!target;
}

/** Scrolls to the start of a section, unless it is in the viewport. */
export function scrollToStart(section: Element | undefined): void {
  const top = section?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top >= innerHeight) section?.scrollIntoView(instant);
}

export const scrollBack = ([left, top]: Scroll): void => scrollTo({ left, top, ...instant });
