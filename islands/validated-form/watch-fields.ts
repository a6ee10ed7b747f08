/**
 * Sees what page scripts do to the fields: ones that they put in or take away, countries and switches that they
 * set (contract B a.1, a.9). Fields need no binding: they are looked up when something happens in the form.
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
