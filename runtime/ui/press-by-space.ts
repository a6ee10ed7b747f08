/**
 * Links that act on the page are said to be buttons (`role="button"`), and buttons are pressed by Space too. Enter
 * and the pointer a link has by itself; a real button has all of it.
 * @param when whether it is a button just now
 */
export function pressBySpace(link: HTMLElement, signal: AbortSignal, when: () => boolean = () => true): void {
  if (link instanceof HTMLButtonElement) return;
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
    if (key !== " " || altKey || ctrlKey || metaKey || defaultPrevented || !when()) return;
    event.preventDefault(); // the page would scroll
    if (!repeat) link.click();
  };
  link.addEventListener("keydown", press, { signal });
}
