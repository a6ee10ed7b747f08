/** How pages show and hide members of a list, and tell them apart. */
const SIGNS = ["class", "style", "hidden", "id", "href"];

/**
 * Calls back when the page adds, removes, sorts, hides or shows members of a list, so that marks and labels follow.
 * What a press or a key needs is read then, not here.
 */
export function onListChange(list: Element, changed: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new MutationObserver(changed);
  observer.observe(list, { childList: true, subtree: true, attributeFilter: SIGNS });
  signal.addEventListener("abort", () => observer.disconnect());
}
