/** Bundles our stylesheets: those of `files.mjs`, and the skin for pages without a theme. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { SHEETS, STYLE, sheetsOf } from "./files.mjs";

/** What belongs to no island, by sheet. */
const FURTHER_PARTS = {
  [STYLE]: ["runtime/overlays/wyspa.css"],
  "wyspa-places.css": ["runtime/overlays/list-map.css"],
};

/** The parts of the skin that belong to no island. The tokens come first, because later parts refine them. */
const SKIN_PARTS = ["overlays/tokens", "overlays/page", "overlays/wyspa", "map/map"].map(
  (part) => `runtime/${part}.skin.css`,
);

/**
 * Our sheets, for parts that no theme knows, and the skin, which only pages that link it load. Each source file chooses
 * its layer: `@layer wyspa` for parts that themes know, no layer for parts that they do not (DECISIONS.md in runtime/).
 * @param islands the islands whose own sheets and skins are included
 * @returns the text of each sheet, by its name
 */
export async function stylesOf(root, islands, target) {
  const ofIslands = (some, ending) => some.map(({ folder, name }) => join(folder, `${name}.${ending}`));
  const parts = Object.fromEntries(
    [STYLE, ...Object.keys(SHEETS)].map((sheet) => {
      const own = islands.filter(({ name }) => sheetsOf(name).at(-1) === sheet);
      return [sheet, [...(FURTHER_PARTS[sheet] ?? []), ...ofIslands(own, "css")]];
    }),
  );
  parts["wyspa-skin.css"] = [...SKIN_PARTS, ...ofIslands(islands, "skin.css")];
  const texts = {};
  for (const [sheet, files] of Object.entries(parts)) texts[sheet] = await joined(root, files, target);
  return texts;
}

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
