/** A sheet that takes longer moves what is shown by then, but does not hold it up for ever. */
const PATIENCE_MS = 2_000;

/**
 * Adds Wyspa's own small stylesheet, for the parts that no theme knows, once and only when a React island, a
 * dialog or an alert comes: pages that link it themselves, or whose shopper touches nothing, pay nothing. It stands
 * before the page's own sheets: its rules of one class beat resets, and lose to whatever names the class. A sheet
 * that could not be had is asked for again.
 * @param base the address of our folder
 * @param file that of a part with a sheet of its own: maps
 * @returns calls resolve when it is there, or when it has been waited for long enough; never rejects
 */
export function styleAdder(base: string, file = "wyspa.css"): () => Promise<unknown> {
  let adding: Promise<unknown> | undefined;
  return () => {
    if (adding) return adding; // whoever comes second waits for the same sheet
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
      setTimeout(resolve, PATIENCE_MS);
      const { head } = document;
      head.insertBefore(link, head.querySelector('link[rel~="stylesheet"], style'));
    });
    return adding;
  };
}
