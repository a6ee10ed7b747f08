/**
 * Calls back for each element that `find` finds now, and for those that the page adds below `root` later.
 * @param find reads the elements; it runs whenever nodes below `root` come or go
 */
export function eachNew<Found extends Element>(
  root: Element,
  find: () => Iterable<Found>,
  use: (found: Found) => void,
  signal: AbortSignal,
): void {
  const used = new WeakSet<Element>();
  const look = () => {
    for (const one of find())
      if (!used.has(one)) {
        used.add(one);
        use(one);
      }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
