/**
 * Reads and writes the texts of all languages. Polish tables are in the modules that use them (`*texts.ts`) and are
 * inlined. Every other language has a file per island, `islands/<name>/texts/<language>.json`, and one for the
 * runtime.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const all = await moduleOf(fileURLToPath(new URL("../../texts/languages.ts", import.meta.url)));

/** The languages with files: all but Polish. */
export const languages = all.languages.filter((code) => all.translationOf(code));

/** @typedef {{ folder: string, key: string, polish: Record<string, string | Record<string, string>> }} Unit */

/** Parts with their own text files, because few pages need them: forms of several steps, the second factor, maps. */
const APART = {
  steps: "runtime/legacy/steps",
  "second-factor": "islands/signin-views/second-factor",
  map: "runtime/map",
};

/**
 * Every unit that has a file per language: an island, a shell (`<island>/shell`, for `shell-texts.ts`), the runtime.
 * @returns {Promise<{ folder: string, name: string, units: Unit[], words: Record<string, object> }[]>}
 */
export async function readTexts(root, islands) {
  const sources = [
    { name: "runtime", folder: join(root, "runtime") },
    ...Object.entries(APART).map(([name, folder]) => ({ name, folder: join(root, folder) })),
    ...islands.map(({ name, folder }) => ({ name, folder })),
  ];
  const read = await Promise.all(sources.map((source) => readFolder(source)));
  return read.filter(({ units }) => units.length);
}

async function readFolder({ name, folder }) {
  const tables = new Map();
  for (const file of tableFiles(folder)) {
    const isApart = Object.keys(APART).some(
      (part) => part !== name && file.includes(join("/", APART[part], "/")),
    );
    if (isApart) continue;
    const key = relative(folder, file) === "shell-texts.ts" ? `${name}/shell` : name;
    tables.set(key, { ...tables.get(key), ...(await tableOf(file, name)) });
  }
  const units = [...tables]
    .filter(([, polish]) => Object.keys(polish).length)
    .map(([key, polish]) => ({ folder, key, polish }));
  const words = {};
  for (const language of languages) {
    const file = join(folder, "texts", `${language}.json`);
    if (existsSync(file)) words[language] = JSON.parse(readFileSync(file, "utf8"));
  }
  return { name, folder, units, words };
}

const tableFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /(^|[\\/-])texts\.ts$/.test(file))
    .sort()
    .map((file) => join(folder, file));

/**
 * The tables that a module exports, merged. Keys without a dot are codes and get the island's name as prefix
 * (`validated-form.<code>`).
 */
async function tableOf(file, name) {
  const tables = Object.values(await moduleOf(file)).filter((value) => typeof value === "object");
  const entries = tables.flatMap((table) => Object.entries(table));
  return Object.fromEntries(entries.map(([key, text]) => [key.includes(".") ? key : `${name}.${key}`, text]));
}

/** The exports of a TypeScript module without side effects. */
async function moduleOf(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    charset: "utf8",
  });
  const code = Buffer.from(outputFiles[0].text).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

/** The data for `runtime/texts/translations.ts`: the hash of all texts, the units, the prefixes of keys. */
export function inventoryOf(sources) {
  const units = sources.flatMap((source) => source.units);
  const prefixes = units.flatMap(({ polish }) => Object.keys(polish).map((key) => key.split(".")[0]));
  const words = sources.map((source) => [source.name, source.words]);
  return {
    build: createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 8),
    units: sources
      .filter((source) => Object.keys(source.words).length)
      .flatMap((source) => source.units.map(({ key }) => key)),
    prefixes: [...new Set(prefixes)],
  };
}

/** For the build's `define`. */
export const inventoryText = (inventory) => JSON.stringify(inventory);

/**
 * The keys of all texts for `runtime/config/text-keys.ts`, by their prefix: `alert:close log|plural:days* noun`. Those
 * with a count end with an asterisk.
 */
export function keysText(sources) {
  const texts = sources.flatMap(({ units }) => units.flatMap(({ polish }) => Object.entries(polish)));
  const families = new Map();
  for (const [key, text] of new Map(texts)) {
    const [, prefix, name] = /^([^.]*)\.(.*)$/.exec(key);
    const hasCount = typeof text !== "string" || text.includes("{count}");
    families.set(prefix, [...(families.get(prefix) ?? []), hasCount ? `${name}*` : name]);
  }
  return [...families].map(([prefix, names]) => `${prefix}:${names.join(" ")}`).join("|");
}

/** Writes `texts/<build>/<language>/<unit>.js` as ES modules, so that they load like chunks, from any origin. */
export function writeTexts(out, sources) {
  const { build: hash, units } = inventoryOf(sources);
  for (const language of languages) {
    const folder = join(out, "texts", hash, language);
    mkdirSync(folder, { recursive: true });
    for (const source of sources)
      for (const { key, polish } of source.units.filter((unit) => units.includes(unit.key))) {
        const all = source.words[language] ?? {};
        const own = Object.fromEntries(Object.keys(polish).flatMap((of) => (all[of] ? [[of, all[of]]] : [])));
        const file = join(folder, `${key.replace("/", "-")}.js`);
        writeFileSync(file, `export default${JSON.stringify(own)};\n`);
      }
  }
}
