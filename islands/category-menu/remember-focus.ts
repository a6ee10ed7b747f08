import { focusSoon } from "../../runtime/dom/focus-soon";
import { listening } from "../../runtime/dom/listening";

/**
 * Remembers the focused element: a breakpoint that hides it drops the focus before the store reports the new view.
 * @returns a function that restores the focus once everything has moved, if it was in one of these places. The
 *   remembered element comes first, then the first fallback that can take the focus.
 */
export function rememberFocus(
  signal: AbortSignal,
): (places: readonly (Element | null)[], fallbacks: readonly (HTMLElement | null)[]) => void {
  let last: Element | null = document.activeElement;
  const remember = ({ target }: Event) => {
    last = target as Element;
  };
  const forget = () => {
    last = null; // a press on a non-focusable place gives up the focus
  };
  const on = listening(signal);
  on(document.documentElement, "focusin", remember);
  on(document.documentElement, "pointerdown", forget);

  return (places, fallbacks) => {
    const had = last;
    if (!(had instanceof HTMLElement) || !places.some((place) => place?.contains(had))) return;
    setTimeout(() => {
      if (document.activeElement === document.body) focusSoon([had, ...fallbacks], signal, 0);
    });
  };
}
