/**
 * Observes changes by page scripts: added and removed fields, countries and switches (contract B a.1, a.9).
 * Fields need no binding, because each event looks them up.
 */
export function watchFields(root: Element, signal: AbortSignal, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-region", "disabled", "required"],
  });
  signal.addEventListener("abort", () => observer.disconnect());
}
