/**
 * Adds the keys of a button to an element with `role="button"`. Links lack only Space; other elements get Enter as
 * well. No-op for native buttons.
 * @param when whether the element currently acts as a button
 */
export function pressByKey(
  element: HTMLElement,
  signal: AbortSignal,
  when: () => boolean = () => true,
): void {
  if (element instanceof HTMLButtonElement) return;
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
    const isPress = key === " " || (key === "Enter" && !element.matches("a[href]"));
    if (!isPress || target !== element || altKey || ctrlKey || metaKey || defaultPrevented || !when()) return;
    event.preventDefault(); // the page would scroll
    if (!repeat) element.click();
  };
  element.addEventListener("keydown", press, { signal });
}
