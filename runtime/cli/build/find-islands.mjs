/** Finds the islands of a folder and the source files of each. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { FILES } from "./files.mjs";

/**
 * Every folder with a descriptor. Reads the data by running the descriptor alone.
 * @returns {Promise<{ name: string, folder: string, descriptor: object }[]>}
 * @throws when a descriptor contradicts its folder or the rules for islands
 */
export async function findIslands(root, parent) {
  const found = [];
  for (const name of readdirSync(resolve(root, parent)).sort()) {
    const folder = resolve(root, parent, name);
    const file = join(folder, "descriptor.ts");
    if (!existsSync(file)) continue;
    const { outputFiles } = await build({ entryPoints: [file], write: false, format: "esm" });
    const code = Buffer.from(outputFiles[0].text).toString("base64");
    const { default: descriptor } = await import(`data:text/javascript;base64,${code}`);
    const fault = (what) => new Error(`${parent}/${name}/descriptor.ts: ${what}`);
    if (descriptor?.name !== name)
      throw fault(`the name must be that of the folder, "${name}"; it is "${descriptor?.name}"`);
    if (descriptor.kind === "react" && descriptor.when === "load")
      throw fault('a React island is never loaded by strategy "load"');
    found.push({ name, folder, descriptor });
  }
  return found;
}

/** The keys of an island's modules with their sources: the island, its shell, and the parts that have a file's row. */
export function sourcesOf({ name, folder, descriptor }) {
  const fileOf = (part) => {
    const files = [`${part}.ts`, `${part}.tsx`, `${part}/index.ts`];
    const file = files.map((own) => join(folder, own)).find(existsSync);
    if (!file) throw new Error(`islands/${name}/ has none of the files ${files.join(", ")}`);
    return file;
  };
  const parts = [...(descriptor.shell ? ["shell"] : []), ...partsOf(name)];
  return {
    [name]: fileOf("index"),
    ...Object.fromEntries(
      parts.map((part) => [`${name}/${part}`, fileOf(part === "shell" ? "early" : part)]),
    ),
  };
}

const partsOf = (name) =>
  Object.values(FILES)
    .flatMap(({ holds }) => holds)
    .flatMap((key) =>
      key.startsWith(`${name}/`) && key !== `${name}/shell` ? [key.slice(name.length + 1)] : [],
    );
