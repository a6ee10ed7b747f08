/**
 * `npm run docs`: writes the generated parts of all documents, and adds parts and pages that are missing. What a page
 * must say by hand, it only names: `npm run check` fails until it is written.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { generatedDocuments, root, withGeneratedParts } from "./index";

for (const name of generatedDocuments) {
  const file = join(root, name);
  const old = existsSync(file) ? readFileSync(file, "utf8") : "";
  const text = await withGeneratedParts(name, old || `# ${basename(dirname(file))}\n`, true);
  if (text === old) continue;
  writeFileSync(file, text);
  console.log(`${old ? "updated" : "created"} ${name}`);
}
