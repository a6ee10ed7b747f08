/** Builds the chunks: one self-contained ES module each, named by what it holds and by a hash of its text. */
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { asFunctionOfReact, needsReact, sharedReact } from "./shared-react.mjs";

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
  };
  const plain = await build({ ...options, write: false });
  const isReact = needsReact(plain.metafile);
  const { metafile } = await build(
    isReact ? withReactLeftOut(options, entryAt("hand-over"), source, exportsOf(plain.metafile)) : options,
  );
  const [path] = Object.keys(metafile.outputs).filter((output) => output.endsWith(".js"));
  return { key, file: relative(out, resolve(common.absWorkingDir, path)), needsReact: isReact, metafile };
}

const exportsOf = ({ outputs }) => Object.values(outputs).flatMap(({ exports = [] }) => exports);

function withReactLeftOut(options, entryPoints, source, exported) {
  const more = asFunctionOfReact(source, exported);
  return { ...options, ...more, entryPoints, plugins: [...more.plugins, ...options.plugins] };
}

/**
 * The chunks as the loader reads them: `key:hash`, `key+other:hash` with what is fetched in the same round trip.
 * @param companionsOf gives the keys that come along with a chunk
 */
export const tableOf = (chunks, companionsOf) =>
  chunks
    .map(({ key, file, needsReact: react }) => {
      const [, hash] = /-(\w+)\.js$/.exec(file) ?? [];
      return `${[key, ...(react ? ["react"] : []), ...companionsOf(key)].join("+")}:${hash}`;
    })
    .join(" ");
