/**
 * `npm run texts`: checks every text that shoppers see, in all nine languages. Part of `npm run check`. It fails when a
 * text is missing, empty, unused or apparently still Polish, or when code uses an unknown key. It also fails when
 * slots, tags, edges or plural forms do not match the Polish text.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { languages, readTexts } from "../../runtime/cli/build/texts.mjs";
import { type Fault, faultsOfUse, faultsOfWords } from "./text-faults";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const folders = readdirSync(join(root, "islands"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, folder: join(root, "islands", name) }));
const sources = await readTexts(root, folders);

const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|[\\/-])texts\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

/** Folders of code that use another folder's texts, or are copied into it. `mfa` is a step of an order. */
const further: Readonly<Record<string, string>> = {
  "date-picker": "runtime/calendar",
  "pickup-map": "runtime/places",
  "store-map": "runtime/places",
  steps: "runtime/legacy/mfa",
};

const faults: Fault[] = [];
for (const { name, folder, units, words } of sources) {
  const polish = Object.assign({}, ...units.map((unit) => unit.polish));
  const place = relative(root, folder);
  for (const language of languages)
    for (const fault of faultsOfWords(language, polish, words[language] ?? {}))
      faults.push({ ...fault, place: `${place}/texts/${language}.json` });
  const code = codeIn(folder) + codeIn(join(root, further[name] ?? relative(root, folder)));
  for (const fault of faultsOfUse(name, polish, code)) faults.push({ ...fault, place });
}

for (const { place, key, message } of faults) console.log(`${place}: ${key}: ${message}`);
const count = sources.flatMap(({ units }) => units.flatMap(({ polish }) => Object.keys(polish))).length;
if (!faults.length) console.log(`texts: ${count} in ${languages.length + 1} languages, nothing missing`);
process.exit(faults.length ? 1 : 0);
