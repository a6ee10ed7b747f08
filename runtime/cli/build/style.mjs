/** Bundles the small stylesheet `wyspa.css`, for parts that no theme knows. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/**
 * Each source file chooses its layer: `@layer wyspa` for parts that themes know, no layer for parts that they do not
 * (DECISIONS.md in runtime/).
 * @param islands the islands whose own stylesheets are included
 */
export async function styleOf(root, islands, target) {
  const sheets = [
    "runtime/overlays/wyspa.css",
    ...islands.map(({ folder, name }) => join(folder, `${name}.css`)),
  ];
  return minified(
    sheets.map((file) => resolve(root, file)),
    target,
  );
}

/** The sheets that exist, as one. */
async function minified(files, target) {
  const text = files
    .filter(existsSync)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents: text, loader: "css" },
    minify: true,
    target,
    write: false,
  });
  return outputFiles[0].text;
}
