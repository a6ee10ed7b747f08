/**
 * Calls back when `<html>` gets or loses a class. Its other classes change often, and a callback that measures would make
 * the browser lay out the page each time.
 * @returns whether it has the class now
 */
export function followRootClass(
  name: string,
  signal: AbortSignal,
  changed: (isSet: boolean) => void,
): boolean {
  const root = document.documentElement;
  let wasSet = root.classList.contains(name);
  const observer = new MutationObserver(() => {
    const isSet = root.classList.contains(name);
    if (isSet === wasSet) return;
    wasSet = isSet;
    changed(isSet);
  });
  observer.observe(root, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => observer.disconnect());
  return wasSet;
}
