/** Finds the files of dist/ by their keys in its manifest, so that tests name chunks instead of hashes. */
import { readFileSync } from "node:fs";

interface Manifest {
  readonly chunks: Readonly<Record<string, string>>;
}

const read = () =>
  JSON.parse(readFileSync(new URL("../../dist/manifest.json", import.meta.url), "utf8")) as Manifest;

/** Every chunk's file (`chunks/core-HASH.js`), by key. */
export const chunkFiles = (): Readonly<Record<string, string>> => read().chunks;

/** A pattern for the path of a chunk's file, with any query. @throws when the chunk does not exist */
export function pathOf(key: string): RegExp {
  const { [key]: file } = chunkFiles();
  if (!file) throw new Error(`dist/manifest.json has no chunk "${key}"`);
  return new RegExp(`/${file.replace(/[.+]/g, "\\$&")}$`);
}

/**
 * A readable name for a requested file: the chunk's key, `texts eng/mini-basket`, or the file's own name when the
 * manifest does not contain it. The query stays, the hash goes.
 */
export function nameOf(asked: string): string {
  const [path = "", query] = asked.split("?");
  const key = Object.entries(chunkFiles()).find(([, file]) => file === path)?.[0];
  const [, texts] = /^texts\/[^/]+\/(.+)\.js$/.exec(path) ?? [];
  const name = key ?? (texts ? `texts ${texts}` : path.replace(/^chunks\/|-[A-Z0-9]{5}\.js$/g, ""));
  return query === undefined ? name : `${name}?${query}`;
}
