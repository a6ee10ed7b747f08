/**
 * Closes open dropdowns when a press or the focus moves elsewhere. One pair of listeners serves all lists and retains
 * no list: pages replace whole listings and rebuild their lists each time.
 */
const closers = new WeakMap<Element, () => void>();
let isListening = false;

export function closeOutside(wrapper: HTMLElement, close: () => void, signal: AbortSignal): void {
  closers.set(wrapper, close);
  signal.addEventListener("abort", () => closers.delete(wrapper));
  if (isListening) return;
  isListening = true;
  const elsewhere = ({ target }: Event) => {
    for (const open of document.querySelectorAll(".f-dropdown.--open"))
      if (!open.contains(target as Node)) closers.get(open)?.();
  };
  const forEver = new AbortController().signal;
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, elsewhere, { capture: true, signal: forEver });
}
