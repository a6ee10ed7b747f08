/** Creates `dist/manifest.json`, which lists the files of every island and the file of every chunk. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { integrityOf } from "./integrity.mjs";

function measure(path, file) {
  const bytes = readFileSync(path);
  return {
    file,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
    integrity: integrityOf(bytes),
  };
}

/**
 * @param chunks the results of `buildChunk`
 * @param maps the files of maps, by kind
 */
export function manifestOf(out, version, islands, chunks, maps) {
  const known = new Map();
  /** Compressing is slow, and many islands share React's file. */
  const describe = (file) => {
    if (!known.has(file)) known.set(file, measure(join(out, file), file));
    return known.get(file);
  };
  const fileOf = new Map(chunks.map(({ key, file }) => [key, file]));
  const filesOf = (name) => {
    const own = chunks.filter(({ key }) => key === name || key.startsWith(`${name}/`));
    const react = own.some(({ needsReact }) => needsReact) ? [fileOf.get("react")] : [];
    return [...own.map(({ file }) => file), ...react].map(describe);
  };
  return {
    version,
    entry: describe("wyspa.js"),
    islands: Object.fromEntries(islands.map(({ name }) => [name, { files: filesOf(name) }])),
    chunks: Object.fromEntries(fileOf),
    maps: Object.fromEntries(Object.entries(maps).map(([kind, file]) => [kind, describe(file)])),
  };
}
