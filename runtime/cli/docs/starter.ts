/** The files of fixtures/starter as code blocks, so that the documents show what the tests run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const LANGUAGES = { "page.html": "html", "server.mjs": "js" } as const;

/** @param root the project's folder; @returns a code block with the file's name, as `starter.test.ts` reads it */
export const starterFile = (root: string, name: keyof typeof LANGUAGES): string => {
  const text = readFileSync(join(root, "fixtures/starter", name), "utf8").trimEnd();
  return `\`\`\`${LANGUAGES[name]} file=${name}\n${text}\n\`\`\``;
};
