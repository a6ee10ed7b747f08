/** Bundles a peer's scripts as a shop would: minified modules, with shared chunks. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { root } from "../lab/paths";

/**
 * @param sources files in `peers/page/`
 * @param folder the path under which the results are served
 * @returns the scripts by their paths
 */
export async function bundleModules(
  sources: readonly string[],
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const { outputFiles } = await build({
    entryPoints: sources.map((source) => join(import.meta.dirname, "page", source)),
    outdir: "/",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2020",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`${folder}/${basename(path)}`, text]));
}

/** The version of an installed package. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;

/** A package's name with its version. */
export const named = (...names: readonly string[]): string =>
  names.map((name) => `${name} ${versionOf(name)}`).join(", ");
