/** Milliseconds to wait for the sheet. A slower sheet shifts what is already shown, but never blocks it. */
const STYLE_DEADLINE_MS = 2_000;

/**
 * Adds Wyspa's small stylesheet, for parts that no theme styles. It is added once, with the first React island, dialog
 * or alert, so that other pages download nothing. It precedes the page's own sheets: its single-class rules beat
 * resets and lose to any rule that names the class. A sheet that failed to load is requested again.
 * @param base the URL of our folder
 * @param file the sheet's file name; maps have a separate one
 * @returns `undefined` when the sheet has loaded; otherwise resolves when it has, or the wait is over. Never rejects
 */
export function styleAdder(base: string, file = "wyspa.css"): () => Promise<unknown> | undefined {
  let adding: Promise<unknown> | undefined;
  let isOver = false;
  return () => {
    if (isOver || adding) return adding; // concurrent callers share one sheet
    const own = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href*="${file}"]`);
    isOver = !!own?.sheet;
    if (isOver) return;
    const link = own ?? insertSheet(base + file);
    adding = new Promise((resolve) => {
      const end = () => {
        adding = undefined;
        isOver = true;
        resolve(undefined);
      };
      link.addEventListener("load", end);
      link.addEventListener("error", () => {
        end();
        if (own) return; // the page's own link
        isOver = false;
        link.remove();
      });
      setTimeout(end, STYLE_DEADLINE_MS);
    });
    return adding;
  };
}

function insertSheet(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const { head } = document;
  head.insertBefore(link, head.querySelector('link[rel~="stylesheet"], style'));
  return link;
}
