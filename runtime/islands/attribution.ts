/**
 * Attributes an uncaught error to an island by the files in its stack. Errors in handlers, promises and timers of
 * islands reach only the window. Errors of other scripts are ignored (bar H1).
 */
import type { Boot } from "../contracts/boot";

export type Found = (error: unknown) => string | null;

/** The folders of channels, beside that of the version. */
const CHANNELS = /^(stable|next)\/wyspa\.js/;

/** The island in whose own file an error arose; `""` = our runtime; `null` = not our code. */
export function islandIn(stack: string, base: string, owners: ReadonlyMap<string, string>): string | null {
  const parent = base.replace(/[^/]*\/$/, "");
  const files = stack.split("\n").flatMap((line) => {
    const inFolder = (folder: string, files: RegExp) => {
      const at = line.indexOf(folder);
      return at < 0 ? null : files.exec(line.slice(at + folder.length));
    };
    const file = inFolder(base, /^(wyspa\.js|channel\.js|chunks\/[\w-]+\.js)/) ?? inFolder(parent, CHANNELS);
    return file ? [file[0]] : []; // other files of the folder belong to a theme
  });
  return files.length ? (files.map((file) => owners.get(file)).find(Boolean) ?? "") : null;
}

export function makeAttribution({ loader, script, row }: Boot): Found {
  const owners = new Map<string, string>();
  for (const key of loader.keys()) {
    const [file] = loader.files(key);
    const name = key.replace(/\/.*/, "");
    // The other files belong to the runtime, and a file with several islands to none of them.
    if (file && row(name)) owners.set(file, (owners.get(file) ?? name) === name ? name : "");
  }
  return (error) => (error instanceof Error ? islandIn(error.stack ?? "", script.base, owners) : null);
}
