/** Writes to the browser's console: warnings for theme designers, and errors of the page's own scripts. */

/** Warns the theme designer at each call. @param message says what is wrong, where, and what to change */
export const warn = (message: string): void => console?.warn?.("Wyspa:", message);

/**
 * Warns the theme designer; each message appears once per page. A global symbol marks it, because every built file has
 * its own copy of this module.
 * @param where the element that the message is about; the console links to it
 */
export function warnOnce(message: string, ...where: readonly Element[]): void {
  const page = globalThis as unknown as Record<symbol, boolean>;
  const mark = Symbol.for(`wyspa.warned ${message}`);
  if (page[mark]) return;
  page[mark] = true;
  console?.warn?.("Wyspa:", message, ...where);
}

/** Shows an error of a page script to the script's author, where our code must continue. */
export const showPageError = (error: unknown): void => console?.error?.(error);

/** Shows an error of ours to the theme designer, with its stack. @param where the host that the error is about */
export const showError = (message: string, error: unknown, ...where: readonly Element[]): void =>
  console?.error?.("Wyspa:", message, error, ...where);

/** Tells the theme designer what the runtime does. */
export const inform = (message: string, ...where: readonly Element[]): void =>
  console?.info?.("Wyspa:", message, ...where);
