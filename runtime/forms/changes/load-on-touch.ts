import { onRetrySignal } from "../../base/retry";
import { activeElement } from "../../base/safe-dom";
import type { Boot } from "../../contracts/boot";

/**
 * Loads what hears silent changes of fields: with the first touch of a field. On a page where jQuery may choose without a
 * touch, or where a comma may be the first key in a field for fractions, it loads at once.
 */
export function hearFieldsOnTouch(boot: Pick<Boot, "loader">): void {
  const stop = new AbortController();
  const mayChoose = () => "jQuery" in window;
  const load = () => {
    stop.abort();
    boot.loader.load("field-changes").then(
      ({ hearFields }) => hearFields(),
      () => onRetrySignal(() => hearFieldsOnTouch(boot)),
    );
  };
  const touched = ({ target }: { readonly target: EventTarget | null }) => {
    // Every `<input>` and `<textarea>` has the first member, every `<select>` the second.
    if (mayChoose() || (target && ("selectionStart" in target || "options" in target))) load();
  };
  if (document.querySelector('[step*="."]')) return load();
  touched({ target: activeElement() });
  for (const type of ["pointerdown", "focus", "change"])
    addEventListener(type, touched, { capture: true, passive: true, signal: stop.signal });
}
