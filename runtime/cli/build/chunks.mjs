/** Builds the chunks: one self-contained ES module each, named by what it holds and by a hash of its text. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { asFunctionOfReact, needsReact, sharedReact } from "./shared-react.mjs";

/**
 * How much of the bundler's hash a file's name keeps: 30 bits, to tell the builds of one chunk apart. Every page carries the
 * hashes of all chunks. The loader reads as many (`base/loader.ts`).
 */
const HASH_LENGTH = 6;

/** Keys and sources of the runtime's chunks, out of the table `runtime/chunks.ts`. */
export function runtimeSources(root) {
  const table = readFileSync(join(root, "runtime/chunks.ts"), "utf8");
  const rows = [...table.matchAll(/^ {2}"?([\w-]+)"?: typeof import\("(.+)"\);$/gm)];
  return Object.fromEntries(rows.map(([, key, path]) => [key, resolve(root, "runtime", path)]));
}

/**
 * Builds one chunk.
 * @returns {Promise<{ key: string, file: string, needsReact: boolean, metafile: object }>} `file`: relative to `out`
 */
export async function buildChunk(key, source, { common, out, plugins, define = {} }) {
  const entryAt = (place) => [{ in: place, out: key.replace("/", "-") }];
  const options = {
    ...common,
    entryPoints: entryAt(source),
    outdir: join(out, "chunks"),
    entryNames: "[name]-[hash]",
    format: "esm",
    jsx: "automatic",
    plugins: key === "react" ? plugins : [...plugins, sharedReact],
    define: { ...common.define, ...define },
    write: false,
  };
  const plain = await build(options);
  const isReact = needsReact(plain.metafile);
  const { metafile, outputFiles } = isReact
    ? await build(withReactLeftOut(options, entryAt("hand-over"), source, exportsOf(plain.metafile)))
    : plain;
  const files = outputFiles.map(writeFile);
  const file = files.find((path) => path.endsWith(".js"));
  return { key, file: relative(out, file), needsReact: isReact, metafile };
}

/** Writes a built file, its hash cut, also where it names its source map. @returns its path */
function writeFile({ path, text }) {
  const [whole, kept] = new RegExp(`-(\\w{${HASH_LENGTH}})\\w*(?=\\.js)`).exec(basename(path));
  const cut = (name) => name.replace(whole, `-${kept}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(cut(path), text.replace(/(?<=\n\/\/# sourceMappingURL=).+/, cut));
  return cut(path);
}

const exportsOf = ({ outputs }) => Object.values(outputs).flatMap(({ exports = [] }) => exports);

function withReactLeftOut(options, entryPoints, source, exported) {
  const more = asFunctionOfReact(source, exported);
  return { ...options, ...more, entryPoints, plugins: [...more.plugins, ...options.plugins] };
}

/**
 * The chunks as the loader reads them: their keys, each with what is fetched in the same round trip (`key+other`), separated by
 * spaces; after a colon their hashes, which are of one length.
 * @param companionsOf gives the keys that come along with a chunk
 */
export function tableOf(chunks, companionsOf) {
  const keys = chunks.map(({ key, needsReact: react }) =>
    [key, ...(react ? ["react"] : []), ...companionsOf(key)].join("+"),
  );
  return `${keys.join(" ")}:${chunks.map(({ file }) => /-(\w+)\.js$/.exec(file)[1]).join("")}`;
}
