/** `npm run docs`: writes the generated parts of all documents. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { generatedDocuments, root, withGeneratedParts } from "./index";

/** The initial content of a new island's README. */
const startOf = (name: string) => `# ${name}\n\n<!-- generated:start ${name} -->\n<!-- generated:end -->\n`;

for (const name of generatedDocuments) {
  const file = join(root, name);
  const text = existsSync(file) ? readFileSync(file, "utf8") : startOf(basename(dirname(file)));
  writeFileSync(file, await withGeneratedParts(name, text));
}
