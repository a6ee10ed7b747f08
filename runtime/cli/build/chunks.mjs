/** Builds each file of `files.mjs` as an ES module without imports, named by its row and a content hash. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { asFunction, handedOver, needsReact, wrapperOf } from "./handed-over.mjs";
import { contentHash, keepAsBuilt, minifyAgain } from "./minify.mjs";
import { writeScript } from "./source-maps.mjs";

/**
 * The hash length in file names: 25 bits, which distinguish the builds of one file. Kept short, because every page
 * contains the hashes of all files. The loader expects the same length (`base/loader.ts`).
 */
const HASH_LENGTH = 5;

/** Keys and sources of the runtime's chunks, from the table in `runtime/chunks.ts`. */
export function runtimeSources(root) {
  const table = readFileSync(join(root, "runtime/chunks.ts"), "utf8");
  const rows = [...table.matchAll(/^ {2}"?([\w-]+)"?: typeof import\("(.+)"\);$/gm)];
  const fileOf = (path) =>
    [".ts", ".tsx", "/index.ts"].map((ending) => resolve(root, "runtime", path) + ending).find(existsSync);
  return Object.fromEntries(rows.map(([, key, path]) => [key, fileOf(path)]));
}

/** Files that receive nothing from the page: React itself, and a package. */
const PLAIN = new Set(["react", "map-engine"]);

/** What a bundle of one file starts from. */
const ENTRY = "modules-of-file";

/**
 * The module that a file starts with. A file of one module exports what the module exports. A file of several exports
 * `modules`, an object of plain objects: esbuild's own namespace objects walk prototypes, which other scripts may have
 * extended.
 */
const modulesOf = ({ name, sources }, { absWorkingDir: root }, isPlain) => ({
  name: "modules-of-file",
  setup({ onResolve, onLoad }) {
    // The name of the output is the path, because an absolute path would leak the repository's location.
    onResolve({ filter: new RegExp(`^${ENTRY}$`) }, () => ({ path: name, namespace: ENTRY }));
    onLoad({ filter: /./, namespace: ENTRY }, async () => {
      const keys = Object.keys(sources);
      const paths = keys.map((key) => `./${relative(root, sources[key])}`);
      if (isPlain) return { contents: `export * from ${JSON.stringify(paths[0])};`, resolveDir: root };
      const exported = await exportsOf(root, Object.values(sources));
      const imports = keys.map((_, at) => {
        const names = exported[at].map((one) => `${one} as ${one}${at}`);
        return `import { ${names.join(", ")} } from ${JSON.stringify(paths[at])};`;
      });
      const objects = keys.map(
        (_, at) => `{ ${exported[at].map((one) => `${one}: ${one}${at}`).join(", ")} }`,
      );
      const all = keys.map((key, at) => `${JSON.stringify(key)}: ${objects[at]}`).join(", ");
      const isOne = keys.length === 1;
      const contents = `module.exports = ${isOne ? objects[0] : `{ modules: { ${all} } }`};`;
      return { contents: [...imports, contents].join("\n"), resolveDir: root };
    });
  },
});

/**
 * The names that these modules export, in their order, read file by file: modules of files have no `export *`. None when
 * one has a mistake, which the build itself names.
 */
async function exportsOf(root, sources) {
  const found = await build({
    absWorkingDir: root,
    entryPoints: sources,
    outdir: "names",
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  }).catch(() => null);
  const outputs = Object.values(found?.metafile.outputs ?? {});
  return sources.map(
    (source) => outputs.find(({ entryPoint }) => entryPoint === relative(root, source))?.exports ?? [],
  );
}

/**
 * Builds one file.
 * @param file a row of `filesOf`
 * @param common the options of every script
 * @param define the values of names in the sources
 * @param minified `false` keeps esbuild's result; for a package that is published minified, and during development
 * @returns the row, with `file` (relative to `out`), `needsReact` and esbuild's `metafile`
 */
export async function buildFile(file, { common, out, plugins, define = {}, minified = true }) {
  const isPlain = PLAIN.has(file.name);
  const { metafile, outputFiles } = await build({
    ...common,
    ...(isPlain ? { format: "esm" } : asFunction),
    entryPoints: [{ in: ENTRY, out: file.name }],
    outdir: join(out, "chunks"),
    jsx: "automatic",
    plugins: [modulesOf(file, common, isPlain), ...plugins, ...(isPlain ? [] : [handedOver])],
    define: { ...common.define, ...define },
    write: false,
  });
  const isOfReact = needsReact(metafile);
  const wrapper = isPlain ? undefined : wrapperOf(isOfReact);
  const { code, map } = await (minified ? minifyAgain : keepAsBuilt)(outputFiles, { wrapper });
  const path = `chunks/${file.name}-${contentHash(code, HASH_LENGTH)}.js`;
  writeScript(common.absWorkingDir, out, path, code, map);
  return { ...file, file: path, needsReact: isOfReact, metafile };
}

/**
 * The table of files in the loader's format, separated by spaces. Each has the keys of its modules (`name=key,key`)
 * unless its own name is the only one, and what is fetched along (`+other`). After a colon, all hashes follow without
 * separators, because they have the same length. The loader finds parts of an island in the island's own file.
 * @param keysOf returns the keys to list
 */
export function tableOf(files, keysOf) {
  const listed = files.flatMap((one) => {
    const isOwnPart = (key) => key.includes("/") && one.holds.includes(key.split("/")[0]);
    const keys = keysOf(one).filter((key) => !isOwnPart(key));
    return keys.length ? [{ ...one, keys: keys.join() }] : [];
  });
  const rows = listed.map(({ name, keys, along, needsReact: isReact }) =>
    [keys === name ? name : `${name}=${keys}`, ...(isReact ? ["react"] : []), ...along].join("+"),
  );
  return `${rows.join(" ")}:${listed.map(({ file }) => /-(\w+)\.js$/.exec(file)[1]).join("")}`;
}
