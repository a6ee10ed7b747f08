/**
 * The element that a held event is replayed on: the one that was touched or, where an island has put its own
 * into its place, the one of the same id or name.
 */
export function standIn(touched: HTMLElement, host: HTMLElement): HTMLElement | null {
  if (touched.isConnected) return touched;
  const key = touched.id || touched.getAttribute("name");
  return key
    ? host.querySelector<HTMLElement>(`[id="${CSS.escape(key)}"],[name="${CSS.escape(key)}"]`)
    : null;
}
