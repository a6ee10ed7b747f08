/** Counts the transferred bytes of an island's files. */
import type { Boot } from "../../contracts/boot";
import { readManifest } from "../../platform/fetch-newest";

export interface Bytes {
  /** The island's own files that this page has fetched; before the first fetch, its main file. */
  own(name: string): number | undefined;
  /** The files that are fetched together with it, and that other islands also use. */
  shared(name: string): number | undefined;
}

/** The sizes of fetched files. Another origin hides them unless it sends Timing-Allow-Origin. */
function fetchedSizes(base: string): Map<string, number> {
  const sizes = new Map<string, number>();
  try {
    for (const entry of performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      if (entry.name.startsWith(base) && entry.encodedBodySize)
        sizes.set(entry.name.slice(base.length).replace(/\?.*/, ""), entry.encodedBodySize);
  } catch {
    // a page may have replaced `performance`
  }
  return sizes;
}

/** The sizes in the manifest: of each island's own files, and of the files that islands share. */
export async function manifestSizes(base: string): Promise<Map<string, number>> {
  const { islands = {} } = await readManifest(base).catch(() => ({ islands: {} }));
  const files = Object.values(islands).flatMap((island) => island?.files ?? []);
  return new Map(files.map(({ file, brotli }) => [file, brotli]));
}

export function bytesOf(
  { loader, script }: Pick<Boot, "loader" | "script">,
  listed: ReadonlyMap<string, number>,
): Bytes {
  const fetched = fetchedSizes(script.base);
  const sum = (files: readonly string[]) => {
    const sizes = files.flatMap((file) => fetched.get(file) ?? listed.get(file) ?? []);
    return sizes.length ? sizes.reduce((one, other) => one + other) : undefined;
  };
  const ownFiles = (name: string) => {
    const parts = loader.keys().filter((key) => key.startsWith(`${name}/`));
    const files = parts.flatMap((key) => loader.files(key)[0] ?? []).filter((file) => fetched.has(file));
    return [...loader.files(name).slice(0, 1), ...files];
  };
  return {
    own: (name) => sum(ownFiles(name)),
    shared: (name) => sum(loader.files(name).filter((file) => !ownFiles(name).includes(file))),
  };
}
