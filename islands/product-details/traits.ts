import { focusOnce } from "../../runtime/dom/focus-once";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { pressByKey } from "../../runtime/dom/press-by-key";

const SHOWN = "--show";

/**
 * Shows the traits that the theme folds away. Themes may then hide the link, so the first revealed trait gets the
 * focus.
 */
export function showTraits(host: HTMLElement, signal: AbortSignal): void {
  const traits = host.closest<HTMLElement>(".traits");
  if (!traits) return;
  const override = overrideAttributesUntilAbort(signal);
  const folded = () => [...traits.querySelectorAll<HTMLElement>("li, dt, .traits__item")].filter(isUnseen);
  override(host, "role", "button");
  override(host, "aria-expanded", String(traits.classList.contains(SHOWN)));
  pressByKey(host, signal);
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const [first] = folded();
    traits.classList.add(SHOWN);
    override(host, "aria-expanded", "true");
    if (isUnseen(host)) focusOnce(first ?? traits, signal);
  };
  host.addEventListener("click", show, { signal });
}

const isUnseen = (element: Element) => !element.getClientRects().length;
