import { focusSoon } from "../../runtime/dom/focus-soon";
import { listening } from "../../runtime/dom/listening";

/**
 * Where a breakpoint hides what has the focus, the browser drops it before anybody hears of the new view. This
 * remembers it.
 * @returns gives the focus back once everything has moved, if it was in one of these places: to what had it, else
 *   to the first fallback that can take it
 */
export function rememberFocus(
  signal: AbortSignal,
): (places: readonly (Element | null)[], fallbacks: readonly (HTMLElement | null)[]) => void {
  let last: Element | null = document.activeElement;
  const remember = ({ target }: Event) => {
    last = target as Element;
  };
  const forget = () => {
    last = null; // who presses beside it has left it
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
