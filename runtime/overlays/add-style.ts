import { findSheet, insertSheet } from "../base/insert-sheet";
import type { OwnScript } from "../contracts/boot";

/** Milliseconds to wait for the sheet. A slower sheet shifts what is already shown, but never blocks it. */
const STYLE_DEADLINE_MS = 2_000;

/**
 * Adds Wyspa's small stylesheet, for parts that no theme styles. It is added once, with the first React island, dialog
 * or alert, so that other pages download nothing. A sheet that failed to load is requested again
 * by the next part that needs it.
 * @param script our script tag: the URL of our folder, and the nonce
 * @param file the sheet's file name; maps have a separate one
 * @returns `undefined` when the sheet has loaded; otherwise resolves when it has, or the wait is over. Never rejects
 */
export function styleAdder(
  { base, nonce }: Pick<OwnScript, "base" | "nonce">,
  file = "wyspa.css",
): () => Promise<unknown> | undefined {
  let adding: Promise<unknown> | undefined;
  /** The link that has loaded, failed, or was too slow. */
  let waitedFor: HTMLLinkElement | undefined;
  return () => {
    if (adding) return adding; // concurrent callers share one sheet
    const present = findSheet(file);
    if (present && (present.sheet || present === waitedFor)) return;
    const link = present ?? insertSheet(base + file, nonce);
    adding = new Promise((resolve) => {
      const end = () => {
        if (waitedFor === link) return;
        waitedFor = link;
        adding = undefined;
        resolve(undefined);
      };
      link.addEventListener("load", end);
      link.addEventListener("error", end);
      setTimeout(end, STYLE_DEADLINE_MS);
    });
    return adding;
  };
}
