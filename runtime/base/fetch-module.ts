/**
 * Fetches one module of our folder.
 *
 *   first   ──── fails ─► second at once
 *   first   ──────────── hangs ─────────────────►
 *   second            5 s └── beside it; the first to answer wins
 *   neither has answered                     15 s └── rejects
 *
 * Browsers remember a failed module by its address for as long as the page lives, so every further try has another query.
 */

import { MissingChunk } from "./missing-chunk";

/** Milliseconds until a second try runs beside a first one that has not answered. */
const SECOND_TRY_MS = 5_000;
/** Milliseconds until a fetch counts as failed. */
const GIVE_UP_MS = 15_000;

/** @param base the address of our folder, with a slash at its end */
export function moduleFetcher(base: string): (file: string) => Promise<unknown> {
  const tries = new Map<string, number>();
  const tryFile = (file: string): Promise<unknown> => {
    const count = tries.get(file) ?? 0;
    tries.set(file, count + 1);
    return import(`${base}${file}${count ? `?retry=${count}` : ""}`);
  };
  return (file) =>
    new Promise((resolve, reject) => {
      let failures = 0;
      let hasSecond = false;
      const end = (settle: (outcome: unknown) => void) => (outcome: unknown) => {
        clearTimeout(slow);
        clearTimeout(late);
        settle(outcome);
      };
      const again = () => {
        if (hasSecond) return;
        hasSecond = true;
        tryFile(file).then(end(resolve), failed);
      };
      const failed = (error: unknown) => {
        failures += 1;
        // What the code itself throws stays what it is. Browsers say "module" where they could not get one; a file that
        // was cut off on the way cannot be parsed.
        const isLost =
          error instanceof SyntaxError || (error instanceof TypeError && /module/i.test(error.message));
        if (failures > 1) end(reject)(isLost ? new MissingChunk(file) : error);
        else again();
      };
      const slow = setTimeout(again, SECOND_TRY_MS);
      const late = setTimeout(() => end(reject)(new MissingChunk(file)), GIVE_UP_MS);
      tryFile(file).then(end(resolve), failed);
    });
}
