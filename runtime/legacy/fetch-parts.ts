/** Fetches the parts of the old names that the page's module files need, as far as the page is parsed. */
import type { Boot } from "../contracts/boot";
import { partsFor } from "./page-files";

/** Looks again at each use of an old name, because every module file uses one. Never rejects. */
export async function fetchParts({ loader, runner }: Pick<Boot, "loader" | "runner">): Promise<void> {
  const core = await loader.load("core").catch(() => undefined);
  if (!core) return;
  core.addChunks(loader);
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    // An island may draw the map instead: that is known once the page's hosts are.
    for (const part of partsFor(filesOfPage())) if (part !== "legacy-map") loader.load(part).catch(() => {}); // asked for again before the handlers run
  };
  for (const { recording } of runner.standIns)
    recording.onUse = () => {
      if (!isWaiting) queueMicrotask(look);
      isWaiting = true;
    };
  look();
}

/** Includes files that the browser has fetched ahead of its parser. */
const filesOfPage = (): string[] => [
  ...[...document.scripts].map(({ src }) => src),
  ...performance.getEntriesByType("resource").map(({ name }) => name),
];
