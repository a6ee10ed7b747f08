/** Milliseconds to wait for the sheet. */
const DEADLINE_MS = 2_000;

/**
 * Waits for our stylesheet, which comes beside the island's file. What is shown earlier would move when it comes
 * (bar H6).
 * @returns `undefined` when the sheet is there, or the page has none; otherwise resolves when it has loaded or failed,
 * or the wait is over
 */
export function sheetComing(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="wyspa.css"]');
  if (!link || link.sheet) return;
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    setTimeout(resolve, DEADLINE_MS);
  });
}
