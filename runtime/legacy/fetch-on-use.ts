/**
 * Fetches the old names while the page is still being parsed, from the first use of one on. The page's handlers can then
 * run at `runApp()`, as with the old bundle, and not two round trips later.
 *
 *   entry ──► first use ──► core + legacy-globals ──► parts of the modules' files ──► runApp(): handlers run
 *   page  ──── modules' files … ────────────────────────────────────────────────────►
 */
import { once } from "../base/once";
import type { Boot } from "../contracts/boot";

export function fetchNamesOnUse(boot: Boot): void {
  const { loader, runner } = boot;
  const fetch = once(async () => {
    boot.needsNames = true;
    const [{ addChunks }, { fetchParts }] = await Promise.all([
      loader.load("core"),
      loader.load("legacy-globals"),
    ]);
    addChunks(loader);
    fetchParts(boot);
  });
  // A file that is missing now is asked for again, and reported, when the page is decided.
  const onUse = () => void fetch().catch(() => {});
  for (const [, , , recording] of runner.standIns) {
    recording.onUse = onUse;
    if (recording.length) onUse();
  }
}
