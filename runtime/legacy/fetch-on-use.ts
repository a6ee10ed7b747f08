/**
 * Fetches the old names while the page is still being parsed: as soon as it has a script of its own, or uses a name. Its
 * handlers can then run at `runApp()`, as with the old bundle, and not two round trips later.
 *
 *   entry ──► core + legacy-globals ──► parts of the modules' files ──► runApp(): handlers run
 *   page  ──── modules' files … ──────────────────────────────────────►
 */
import { once } from "../base/once";
import type { Boot } from "../contracts/boot";

export function fetchNamesOnUse(boot: Boot): void {
  const { loader, runner } = boot;
  const fetchNames = once(async () => {
    boot.needsNames = true;
    const [{ addChunks }, { fetchParts }] = await Promise.all([
      loader.load("core"),
      loader.load("legacy-globals"),
    ]);
    addChunks(loader);
    fetchParts(boot);
  });
  // A file that is missing now is asked for again, and reported, when the page is decided.
  const onUse = () => void fetchNames().catch(() => {});
  let isUsed = false;
  for (const [, , , recording] of runner.standIns) {
    recording.onUse = onUse;
    isUsed ||= recording.length > 0;
  }
  if (isUsed || hasOwnScript(boot.script.base)) onUse();
}

/** Whether the page has a script file beside ours, as far as the browser has parsed it or fetched its files. */
const hasOwnScript = (base: string): boolean =>
  [...filesFetched(), ...[...document.scripts].map(({ src }) => src)].some(
    (address) => address && !address.startsWith(base),
  );

const filesFetched = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === "script")
    .map(({ name }) => name);
