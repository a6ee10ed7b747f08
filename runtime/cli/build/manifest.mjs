/** Creates `dist/manifest.json`, which lists the files of every island and the file of every module. */
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
 * @param built the results of `buildFile`
 * @param maps the files of maps, by kind
 */
export function manifestOf(out, version, islands, built, maps) {
  const known = new Map();
  /** Compressing is slow, and many islands share React's file. */
  const describe = (file) => {
    if (!known.has(file)) known.set(file, measure(join(out, file), file));
    return known.get(file);
  };
  const fileOf = new Map(built.flatMap(({ holds, file }) => holds.map((key) => [key, file])));
  const filesOf = (name) => {
    const own = built.filter(({ holds }) => holds.some((key) => key === name || key.startsWith(`${name}/`)));
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
