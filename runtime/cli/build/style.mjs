/** Bundles our two stylesheets: the small `wyspa.css`, and the skin for pages without a theme. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/** The parts of `wyspa.css` that belong to no island. */
const STYLE_PARTS = ["wyspa", "list-map"].map((part) => `runtime/overlays/${part}.css`);

/** The parts of the skin that belong to no island. The tokens come first, because later parts refine them. */
const SKIN_PARTS = ["overlays/tokens", "overlays/page", "overlays/wyspa", "map/map"];

/**
 * `wyspa.css`, for parts that no theme knows. Each source file chooses its layer: `@layer wyspa` for parts that themes
 * know, no layer for parts that they do not (DECISIONS.md in runtime/).
 * @param islands the islands whose own stylesheets are included
 */
export const styleOf = (root, islands, target) =>
  joined(root, [...STYLE_PARTS, ...ofIslands(islands, "css")], target);

/**
 * `wyspa-skin.css`, which only pages that link it load.
 * @param islands the islands whose own skins are included
 */
export const skinOf = (root, islands, target) =>
  joined(
    root,
    [...SKIN_PARTS.map((part) => `runtime/${part}.skin.css`), ...ofIslands(islands, "skin.css")],
    target,
  );

const ofIslands = (islands, ending) => islands.map(({ folder, name }) => join(folder, `${name}.${ending}`));

/** The sheets that exist, as one. */
async function joined(root, files, target) {
  const text = files
    .map((file) => resolve(root, file))
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
