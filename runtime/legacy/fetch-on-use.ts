/**
 * Fetches the old names while the page is still being parsed: as soon as it has a script of its own, or uses a name. Its
 * handlers can then run at `runApp()`, as with the old bundle, and not two round trips later.
 *
 *   entry ──► core + legacy-globals ──► parts of the modules' files ──► runApp(): handlers run
 *   page  ──── modules' files … ──────────────────────────────────────►
 */
import type { Boot } from "../contracts/boot";

export function fetchOldNamesOnUse(boot: Boot): void {
  const { loader, runner, script } = boot;
  const fetchNames = () => {
    if (boot.needsNames) return;
    boot.needsNames = true;
    // A file that is missing now is asked for again, and reported, when the page is decided.
    loader.load("legacy-globals").then(
      (names) => names.fetchParts(boot),
      () => {},
    );
  };
  for (const { recording } of runner.standIns) {
    recording.onUse = fetchNames;
    if (recording.length) fetchNames();
  }
  if ([...document.scripts].some(({ src }) => src && !src.startsWith(script.base))) fetchNames();
}
