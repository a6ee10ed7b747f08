/** Builds each chunk as a self-contained ES module, named by its key and a content hash. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { contentHash, keepAsBuilt, minifyAgain } from "./minify.mjs";
import { asFunctionOfReact, needsReact, sharedReact } from "./shared-react.mjs";
import { writeScript } from "./source-maps.mjs";

/**
 * The hash length in file names: 25 bits, which distinguish the builds of one chunk. Kept short, because every page
 * contains the hashes of all chunks. The loader expects the same length (`base/loader.ts`).
 */
const HASH_LENGTH = 5;

/** Keys and sources of the runtime's chunks, from the table in `runtime/chunks.ts`. */
export function runtimeSources(root) {
  const table = readFileSync(join(root, "runtime/chunks.ts"), "utf8");
  const rows = [...table.matchAll(/^ {2}"?([\w-]+)"?: typeof import\("(.+)"\);$/gm)];
  return Object.fromEntries(rows.map(([, key, path]) => [key, resolve(root, "runtime", path)]));
}

/**
 * esbuild's options for one chunk.
 * @param common the options of every script
 * @param define the values of names in the sources
 */
export function chunkOptions(key, source, { common, out, plugins, define = {} }) {
  return {
    ...common,
    entryPoints: [{ in: source, out: nameOf(key) }],
    outdir: join(out, "chunks"),
    format: "esm",
    jsx: "automatic",
    plugins: key === "react" ? plugins : [...plugins, sharedReact],
    define: { ...common.define, ...define },
    write: false,
  };
}

/**
 * The options that make a chunk a function of React.
 * @param options the result of `chunkOptions`
 * @param metafile the result of a build with these options
 */
export function reactOptions(options, key, source, { outputs }) {
  const exported = Object.values(outputs).flatMap(({ exports = [] }) => exports);
  const more = asFunctionOfReact(source, exported);
  const entryPoints = [{ in: "hand-over", out: nameOf(key) }];
  return { ...options, ...more, entryPoints, plugins: [...more.plugins, ...options.plugins] };
}

/** A chunk's file, relative to the build's folder. @param content decides the hash in the name */
export const fileOfChunk = (key, content) => `chunks/${nameOf(key)}-${contentHash(content, HASH_LENGTH)}.js`;

const nameOf = (key) => key.replace("/", "-");

/**
 * Builds one chunk.
 * @param minified `false` for a package that is published minified: esbuild's result is kept
 * @returns {Promise<{ key: string, file: string, needsReact: boolean, metafile: object }>} `file`: relative to `out`
 */
export async function buildChunk(key, source, { minified = true, ...places }) {
  const { common, out } = places;
  const options = chunkOptions(key, source, places);
  const plain = await build(options);
  const isReact = needsReact(plain.metafile);
  const { metafile, outputFiles } = isReact
    ? await build(reactOptions(options, key, source, plain.metafile))
    : plain;
  const { code, map } = minified ? await minifyAgain(outputFiles) : keepAsBuilt(outputFiles);
  const file = fileOfChunk(key, code);
  writeScript(common.absWorkingDir, out, file, code, map);
  return { key, file, needsReact: isReact, metafile };
}

/**
 * The table of chunks in the loader's format: keys with their companions (`key+other`), separated by spaces. After a
 * colon, all hashes follow without separators, because they have the same length.
 * @param companionsOf returns the keys of a chunk's companions
 */
export function tableOf(chunks, companionsOf) {
  const keys = chunks.map(({ key, needsReact: react }) =>
    [key, ...(react ? ["react"] : []), ...companionsOf(key)].join("+"),
  );
  return `${keys.join(" ")}:${chunks.map(({ file }) => /-(\w+)\.js$/.exec(file)[1]).join("")}`;
}
