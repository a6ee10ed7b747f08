import { findSheet, insertSheet } from "../base/insert-sheet";
import type { AddStyle } from "../contracts/app";
import type { OwnScript } from "../contracts/boot";

/** Milliseconds to wait for the sheet. A slower sheet shifts what is already shown, but never blocks it. */
const STYLE_DEADLINE_MS = 2_000;

/**
 * Adds our stylesheets, for parts that no theme styles. Each is added once, with the first island, dialog or alert that
 * needs it, so that other pages download nothing. A sheet that failed to load is requested again by the next part that
 * needs it.
 * @param script our script tag: the URL of our folder, and the nonce
 * @returns adds sheets by their names in our folder. `undefined` when they have loaded; otherwise resolves when they
 *   have, or the wait is over. Never rejects
 */
export function styleAdder({ base, nonce }: Pick<OwnScript, "base" | "nonce">): AddStyle {
  const adding = new Map<string, Promise<unknown>>();
  /** The links that have loaded, failed, or were too slow. */
  const waitedFor = new WeakSet<HTMLLinkElement>();
  const add = (file: string): Promise<unknown> | undefined => {
    const known = adding.get(file);
    if (known) return known; // concurrent callers share one sheet
    const present = findSheet(file);
    if (present && (present.sheet || waitedFor.has(present))) return undefined;
    const link = present ?? insertSheet(base + file, nonce);
    const added = new Promise((resolve) => {
      const end = () => {
        if (waitedFor.has(link)) return;
        waitedFor.add(link);
        adding.delete(file);
        resolve(undefined);
      };
      link.addEventListener("load", end);
      link.addEventListener("error", end);
      setTimeout(end, STYLE_DEADLINE_MS);
    });
    adding.set(file, added);
    return added;
  };
  return (files = ["wyspa.css"]) => {
    const waits = files.map(add).filter(Boolean);
    return waits.length ? Promise.all(waits) : undefined;
  };
}
