import { findSheet, insertSheet } from "../base/insert-sheet";
import { isConnected } from "../base/safe-dom";
import type { OwnScript } from "../contracts/boot";

/** Milliseconds to wait for the sheet. A slower sheet shifts what is already shown, but never blocks it. */
const STYLE_DEADLINE_MS = 2_000;

/**
 * Adds Wyspa's small stylesheet, for parts that no theme styles. It is added once, with the first React island, dialog
 * or alert, so that other pages download nothing. A sheet that failed to load is requested again.
 * @param script our script tag: the URL of our folder, and the nonce
 * @param file the sheet's file name; maps have a separate one
 * @returns `undefined` when the sheet has loaded; otherwise resolves when it has, or the wait is over. Never rejects
 */
export function styleAdder(
  { base, nonce }: Pick<OwnScript, "base" | "nonce">,
  file = "wyspa.css",
): () => Promise<unknown> | undefined {
  let adding: Promise<unknown> | undefined;
  let isOver = false;
  return () => {
    if (isOver || adding) return adding; // concurrent callers share one sheet
    const present = findSheet(file);
    isOver = !!present?.sheet;
    if (isOver) return;
    const link = present ?? insertSheet(base + file, nonce);
    adding = new Promise((resolve) => {
      const end = () => {
        adding = undefined;
        isOver = true;
        resolve(undefined);
      };
      link.addEventListener("load", end);
      link.addEventListener("error", () => {
        end();
        isOver = isConnected(link); // a page's own link stays, and is not replaced
      });
      setTimeout(end, STYLE_DEADLINE_MS);
    });
    return adding;
  };
}
