/**
 * Imports one module of the runtime's folder, with one retry.
 *
 *   first try  ──── fails ─► second try at once
 *   first try  ──────────── hangs ─────────────────►
 *   second try         5 s └── runs beside it; the first answer wins
 *   no answer                               15 s └── rejects
 *   `online` meanwhile: the last failure does not reject yet, but starts one more try
 *
 * Some browsers cache a failed module by its address for the life of the page, so every further try adds another query.
 */

/** Milliseconds until a second try starts beside an unanswered first one. */
const SECOND_TRY_MS = 5_000;
/** Milliseconds until the fetch fails. */
const GIVE_UP_MS = 15_000;

/** A file of the runtime could not be fetched; a later try may succeed. */
class MissingChunk extends Error {
  override name = "MissingChunk";
}

/**
 * Whether a retry makes sense. Compares names, because chunks are bundled separately and each has its own copy of the
 * class.
 */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "MissingChunk";

/**
 * @param base address of the runtime's folder, with a trailing slash
 * @param isSealed whether the page's import map has the integrity of our files. It lists each file and its first retry
 *   (`npx wyspa tag`), so that no further address may be requested: browsers would not verify it.
 */
export function moduleFetcher(base: string, isSealed = false): (file: string) => Promise<unknown> {
  const tries = new Map<string, number>();
  const tryFile = (file: string): Promise<unknown> => {
    const count = tries.get(file) ?? 0;
    tries.set(file, count + 1);
    return import(`${base}${file}${count ? `?retry=${isSealed ? 1 : count}` : ""}`);
  };
  return (file) =>
    new Promise((resolve, reject) => {
      let failures = 0;
      let hasSecond = false;
      let isBack = false;
      const back = () => {
        isBack = true;
      };
      const end = (settle: (outcome: unknown) => void) => (outcome: unknown) => {
        removeEventListener("online", back);
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
        // Errors that the module's code throws are passed on. Browsers reject a failed fetch with a `TypeError` that
        // mentions "module"; a truncated file causes a `SyntaxError`.
        const isLost =
          error instanceof SyntaxError || (error instanceof TypeError && /module/i.test(error.message));
        if (failures < 2) again();
        else if (isBack) {
          // No caller hears this `online`: callers listen for it only after a failure.
          isBack = false;
          tryFile(file).then(end(resolve), failed);
        } else end(reject)(isLost ? new MissingChunk(file) : error);
      };
      addEventListener("online", back);
      const slow = setTimeout(again, SECOND_TRY_MS);
      const late = setTimeout(() => end(reject)(new MissingChunk(file)), GIVE_UP_MS);
      tryFile(file).then(end(resolve), failed);
    });
}
