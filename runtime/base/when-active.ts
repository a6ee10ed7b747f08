/**
 * Runs a task once the page is in use: at once, or when the shopper opens a page that the browser has prerendered. Before
 * that, a page must have no effects (bar H11).
 */
export function whenActive(task: () => void): void {
  // A page element named `prerendering` would shadow the property, and is not `true`.
  if (Reflect.get(document, "prerendering") !== true) task();
  else document.addEventListener("prerenderingchange", task, { once: true });
}

/** Resolves once the page is in use; never on a prerendered page that the shopper does not open. */
export const whenActivated = (): Promise<void> => new Promise((resolve) => whenActive(() => resolve()));
