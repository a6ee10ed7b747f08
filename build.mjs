/**
 * Builds the project (`runtime/cli/build/project.mjs`).
 *
 * - `node build.mjs` builds into dist/
 * - `node build.mjs --tables` writes only the generated tables, for types and editors
 * - `node build.mjs --out DIR --islands DIR` builds into another folder and adds further islands
 * - `node build.mjs --react=preact` builds the lean flavour: Preact in React's place
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Project } from "./runtime/cli/build/project.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const { values: flags } = parseArgs({
  options: {
    tables: { type: "boolean" },
    out: { type: "string", default: "dist" },
    islands: { type: "string", multiple: true, default: [] },
    react: { type: "string", default: "react" },
  },
});
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const project = new Project({
  root,
  out: flags.out,
  further: flags.islands,
  version,
  react: flags.react,
  log: console.log,
});

await project.findIslands();
project.writeTables();
if (!flags.tables) await project.build();
