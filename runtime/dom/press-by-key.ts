/**
 * Links that act on the page are said to be buttons (`role="button"`), and buttons are pressed by Space too. Enter
 * and the pointer a link has by itself; what is no link gets Enter as well, and a real button has all of it.
 * @param when whether it is a button just now
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
