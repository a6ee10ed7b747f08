import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { afterBlur } from "../../runtime/dom/after-blur";
import { focusOnce } from "../../runtime/dom/focus-once";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { onPaper } from "../../runtime/dom/on-print";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { ownDialog } from "../../runtime/dom/own-dialog";

/** Theme class that unfolds the traits. */
const SHOWN = "--show";

/**
 * Makes the theme's links for all traits and for the table of sizes work; natively they lead nowhere
 * (fixtures/PLATFORM.md G 1.3, G 1.12).
 */
export const mount: Mount = (host, context) => {
  if (host.matches(".traits__all")) return showTraits(host, context.signal);
  openSizes(host, context);
};

/** Opens the table of sizes in a dialog. Without a table, the link leads to the shop's page about sizes. */
function openSizes(host: HTMLElement, context: IslandContext): void {
  const { signal } = context;
  const table = () => document.getElementById("component_projector_sizes_cms_not");
  if (!table()) return;
  const override = overrideAttributesUntilAbort(signal);
  actAsButton(host, override, signal);
  afterBlur(override, signal)(host, "aria-haspopup", "dialog");
  const open = (event: MouseEvent) => {
    const element = table();
    if (!element || !isPlainPress(event)) return;
    event.preventDefault();
    const hasHeading = !!element.querySelector("h1, h2, h3, h4, h5, h6");
    const title = hasHeading ? undefined : (host.textContent?.trim() ?? "");
    void ownDialog(context, { element, title, classes: "--sizes-chart --medium", opener: host });
  };
  host.addEventListener("click", open, { signal });
}

/**
 * Shows the traits that the theme folds away. Themes may then hide the link, so the first revealed trait gets the
 * focus.
 */
function showTraits(host: HTMLElement, signal: AbortSignal): void {
  const traits = host.closest<HTMLElement>(".traits");
  if (!traits) return;
  const override = overrideAttributesUntilAbort(signal);
  const folded = () => [...traits.querySelectorAll<HTMLElement>("li, dt, .traits__item")].filter(isUnseen);
  actAsButton(host, override, signal);
  const tellState = () => override(host, "aria-expanded", String(traits.classList.contains(SHOWN)));
  if (host !== document.activeElement) tellState();
  else host.addEventListener("blur", tellState, { once: true, signal });
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const [first] = folded();
    traits.classList.add(SHOWN);
    tellState();
    if (isUnseen(host)) focusOnce(first ?? traits, signal);
  };
  host.addEventListener("click", show, { signal });
  let isFolded = false;
  onPaper((isPaper) => {
    if (isPaper) isFolded = !traits.classList.contains(SHOWN);
    if (isFolded) traits.classList.toggle(SHOWN, isPaper);
  }, signal);
}

const isUnseen = (element: Element) => !element.getClientRects().length;
