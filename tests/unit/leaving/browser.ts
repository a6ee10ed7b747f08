/** Hears presses behind all other listeners, as the browser does that would leave the page. */
export function asBrowser<Type extends "click" | "submit">(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  signal?: AbortSignal,
): void {
  // Added anew at each press, and on the document, so that it comes behind the guard's own last listener.
  const behindAll = () => addEventListener(type, hear, { once: true });
  document.addEventListener(type, behindAll, { capture: true, ...(signal && { signal }) });
}
