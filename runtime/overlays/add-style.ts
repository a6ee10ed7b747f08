/** Milliseconds to wait for the sheet. A slower sheet shifts what is already shown, but never blocks it. */
const STYLE_DEADLINE_MS = 2_000;

/**
 * Adds Wyspa's small stylesheet, for parts that no theme styles. It is added once, with the first React island, dialog
 * or alert, so that other pages download nothing. It precedes the page's own sheets: its single-class rules beat
 * resets and lose to any rule that names the class. A sheet that failed to load is requested again.
 * @param base the URL of our folder
 * @param file the sheet's file name; maps have a separate one
 * @returns resolves when the sheet has loaded or the wait is over; never rejects
 */
export function styleAdder(base: string, file = "wyspa.css"): () => Promise<unknown> {
  let adding: Promise<unknown> | undefined;
  return () => {
    if (adding) return adding; // concurrent callers share one sheet
    if (document.querySelector(`link[rel="stylesheet"][href*="${file}"]`)) return Promise.resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = base + file;
    adding = new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = () => {
        adding = undefined;
        link.remove();
        resolve(undefined);
      };
      setTimeout(resolve, STYLE_DEADLINE_MS);
      const { head } = document;
      head.insertBefore(link, head.querySelector('link[rel~="stylesheet"], style'));
    });
    return adding;
  };
}
