/** Watches folders, and reports changed files in groups: editors and Git write many files at once. */
import { watch } from "node:fs";
import { join } from "node:path";

/** Long enough for an editor that writes a file in two steps, too short to notice. */
const TOGETHER_MS = 25;

/**
 * @param folders paths from `root`
 * @param changed receives the paths of changed files from `root`, with `/`; the next group waits until it has settled
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (paths: readonly string[]) => Promise<void>,
  signal: AbortSignal,
): void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void report(), TOGETHER_MS);
  };
  const report = async () => {
    if (isBusy || !waiting.size || signal.aborted) return;
    isBusy = true;
    const paths = [...waiting].sort();
    waiting.clear();
    await changed(paths);
    isBusy = false;
    if (waiting.size) later();
  };

  for (const folder of folders)
    watch(join(root, folder), { recursive: true, signal }, (_, name) => {
      if (name === null) return;
      waiting.add(`${folder}/${name}`.replace(/\\/g, "/"));
      later();
    });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
