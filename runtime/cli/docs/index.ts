/**
 * Updates the generated parts of the documents, between `<!-- generated:start mini-basket -->` and
 * `<!-- generated:end -->`. `npm run check` fails when a part is out of date.
 */
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { islandNamesIn } from "./describe";
import { documentsIn, generateParts, pageOf } from "./generated-parts";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** The README of each island. */
export const islandPages: readonly string[] = islandNamesIn(root).map(pageOf);
/** The documents with generated parts. */
export const generatedDocuments: readonly string[] = documentsIn(root);

/** Cache of the parts of all documents: generating them reads every island's texts. */
let generated: ReturnType<typeof generateParts> | undefined;

/** The markers of a part, which `npm run docs` fills. */
const emptyPart = (name: string) => `<!-- generated:start ${name} -->\n<!-- generated:end -->`;

/**
 * Returns the document with its generated parts updated.
 * @param addsMissing adds parts that the document lacks at its end, instead of throwing
 * @throws when the document has no generated parts, or a part is unknown, not closed or missing
 */
export async function withGeneratedParts(file: string, text: string, addsMissing = false): Promise<string> {
  generated ??= generateParts(root);
  const parts = (await generated).get(file);
  if (!parts) throw new Error(`${file} has no generated parts.`);
  const found = new Set<string>();
  const whole = text.replace(
    /<!-- generated:start ([\w-]+) -->\n(?:(?!<!-- generated:start)[\s\S])*?<!-- generated:end -->/g,
    (_, name: string) => {
      const part = parts.get(name);
      if (part === undefined)
        throw new Error(`${file} contains the part "${name}", which is not generated. Remove its markers.`);
      found.add(name);
      return `<!-- generated:start ${name} -->\n\n${part}\n\n<!-- generated:end -->`;
    },
  );
  const missing = [...parts.keys()].filter((name) => !found.has(name));
  if (!missing.length) return whole;
  if (addsMissing)
    return withGeneratedParts(file, `${[text.trimEnd(), ...missing.map(emptyPart)].join("\n\n")}\n`);
  throw new Error(
    `${file} lacks the markers of the generated parts ${missing.join(", ")}. \`npm run docs\` adds them.`,
  );
}
