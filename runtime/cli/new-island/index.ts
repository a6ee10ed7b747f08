/**
 * `npm run new-island NAME`: an island that works, with its page, tests and rows in the tables of tests. `npm run check`
 * and the new tests pass without an edit; from there the contributor changes one file after the other.
 */
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nameFault } from "./name";
import { writeIsland } from "./write-island";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const [name = "", ...more] = process.argv.slice(2);
const fault = more.length ? "Give one name." : nameFault(name, root);

if (fault) {
  console.error(`${fault}\n\nUsage: npm run new-island NAME    for example: npm run new-island gift-note`);
  process.exit(2);
}

const { created, changed } = writeIsland(name, root);
console.log(`Created:\n${created.map((file) => `  ${file}`).join("\n")}`);
console.log(`Added a row to:\n${changed.map((file) => `  ${file}`).join("\n")}`);
console.log(`
Next:
  npm run dev                       shows the island at /wyspa/${name}
  npx vitest run tests/unit/${name}
  npm run check
Texts that shoppers read belong in islands/${name}/texts.ts, with a translation for each language (runtime/README.md).`);
