/** Finds the files of dist/ by the keys of their modules, so that tests name these instead of hashes. */
import { readFileSync } from "node:fs";

interface Manifest {
  readonly chunks: Readonly<Record<string, string>>;
}

const read = () =>
  JSON.parse(readFileSync(new URL("../../dist/manifest.json", import.meta.url), "utf8")) as Manifest;

/** Every module's file (`chunks/core-HASH.js`), by key. */
export const chunkFiles = (): Readonly<Record<string, string>> => read().chunks;

/** A pattern for the path of a module's file, with any query. @throws when there is none */
export function pathOf(key: string): RegExp {
  const { [key]: file } = chunkFiles();
  if (!file) throw new Error(`dist/manifest.json has no module "${key}"`);
  return new RegExp(`/${file.replace(/[.+]/g, "\\$&")}$`);
}

/**
 * A readable name for a requested file: its name in `runtime/cli/build/files.mjs`, or `texts eng/mini-basket`. The query
 * stays, the hash goes.
 */
export function nameOf(asked: string): string {
  const [path = "", query] = asked.split("?");
  const [, texts] = /^texts\/[^/]+\/(.+)\.js$/.exec(path) ?? [];
  const name = texts ? `texts ${texts}` : path.replace(/^chunks\/|-[A-Z0-9]{5}\.js$/g, "");
  return query === undefined ? name : `${name}?${query}`;
}
