/**
 * `npm run docs`: updates the generated parts of the documents, between `<!-- generated:start mini-basket -->` and
 * `<!-- generated:end -->`. `npm run check` fails when a part is out of date.
 *
 * - `README.md`: `count` is the number of islands
 * - `islands/README.md`: `islands` is the table of all islands
 * - `islands/README.md`: `runtime` lists properties and texts of dialogs, alerts and covers
 * - `islands/<name>/README.md`: the part `<name>` lists the island's facts from its descriptor, styles and texts
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Descriptor, PresetRow } from "../contracts/island";
import { readTexts } from "./build/texts.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const islandNames = readdirSync(join(root, "islands"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const pageOf = (island: string) => `islands/${island}/README.md`;
/** The README of each island. */
export const islandPages: readonly string[] = islandNames.map(pageOf);
/** The documents with generated parts. */
export const generatedDocuments: readonly string[] = ["README.md", "islands/README.md", ...islandPages];

type Parts = ReadonlyMap<string, string>;

type Text = string | Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Text>>;
interface Island {
  readonly descriptor: Descriptor;
  /** Custom properties of its styles, each with its default. */
  readonly properties: ReadonlyMap<string, string>;
  readonly texts: Texts;
}

/** Cache of the parts of all documents: generating them reads every island's texts. */
let generated: Promise<ReadonlyMap<string, Parts>> | undefined;

/**
 * Returns the document with its generated parts updated.
 * @throws when the document has no generated parts, or a part is unknown, not closed or missing
 */
export async function withGeneratedParts(file: string, text: string): Promise<string> {
  generated ??= generate();
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
  if (missing.length)
    throw new Error(`${file} lacks the markers of the generated parts ${missing.join(", ")}. Add them.`);
  return whole;
}

/** The generated parts of each document, by name. */
async function generate(): Promise<ReadonlyMap<string, Parts>> {
  const folders = islandNames.map((name) => ({ name, folder: join(root, "islands", name) }));
  const sources = await readTexts(root, folders);
  const textsOf = (name: string): Texts =>
    Object.assign(
      {},
      ...(sources.find((source) => source.name === name)?.units ?? []).map((unit) => unit.polish),
    );
  const islands = await Promise.all(
    folders.map(async ({ name, folder }): Promise<Island> => {
      const module = (await import(`../../islands/${name}/descriptor.ts`)) as { default: Descriptor };
      const descriptor = module.default;
      return { descriptor, properties: propertiesIn(folder, descriptor), texts: textsOf(name) };
    }),
  );
  const own = propertiesIn(join(root, "runtime/overlays"));
  return new Map<string, Parts>([
    ["README.md", new Map([["count", countOf(islands)]])],
    [
      "islands/README.md",
      new Map([
        ["islands", tableOf(islands)],
        ["runtime", [propertyTable(own), textTable(textsOf("runtime"))].join("\n\n")],
      ]),
    ],
    ...islands.map((island): [string, Parts] => {
      const { name } = island.descriptor;
      return [pageOf(name), new Map([[name, factsOf(island)]])];
    }),
  ]);
}

/**
 * Custom properties that the styles of a folder read.
 * @throws when descriptor and styles name different ones
 */
function propertiesIn(folder: string, descriptor?: Descriptor): Map<string, string> {
  const found = new Map<string, string>();
  const styles = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.css$/.test(file),
  );
  for (const file of styles.sort())
    for (const [name, value] of propertiesOf(readFileSync(join(folder, file), "utf8")))
      if (!found.has(name)) found.set(name, value);
  const named = [...(descriptor?.customProperties ?? [])].sort().join(" ");
  if (descriptor && named !== [...found.keys()].sort().join(" "))
    throw new Error(
      `The descriptor of ${descriptor.name} names the custom properties "${named}", but its styles read "${[...found.keys()].join(" ")}".`,
    );
  return found;
}

/** Yields each property in `var(--wyspa-gap, 1rem)` with its default, which may contain parentheses. */
function* propertiesOf(css: string): Generator<[string, string]> {
  for (const { 1: name = "", index, 0: start } of css.matchAll(/var\(\s*(--wyspa-[\w-]+)\s*,?\s*/g)) {
    let depth = 1;
    let at = index + start.length;
    for (; depth && at < css.length; at++) depth += css[at] === "(" ? 1 : css[at] === ")" ? -1 : 0;
    yield [name, css.slice(index + start.length, at - 1).trim()];
  }
}

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\n/g, " ");
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const presetText = ({ selector, pages }: PresetRow) =>
  code(selector) + (pages ? ` on ${pages.map((page) => code(page)).join(", ")} pages` : "");
const ruleText = (rule: unknown) =>
  Array.isArray(rule) ? rule.map((value) => code(value)).join(" or ") : String(rule);

function countOf(islands: readonly Island[]): string {
  const reacts = islands.filter(({ descriptor: { kind } }) => kind === "react");
  return `${islands.length} islands, ${reacts.length} of them with React`;
}

const kindText = ({ kind }: Descriptor) => (kind === "react" ? "React" : "plain");

const tableOf = (islands: readonly Island[]) =>
  [
    row("island", "what it does", "kind"),
    "|---|---|---|",
    ...islands.map(({ descriptor }) =>
      row(`[${descriptor.name}](${descriptor.name}/README.md)`, descriptor.summary, kindText(descriptor)),
    ),
  ].join("\n");

/** One island's descriptor, styles and texts, as tables. */
function factsOf({ descriptor, properties, texts }: Island): string {
  const { when, preset = [], blocks = [], holds = [], events = [], props = {} } = descriptor;
  const list = (values: readonly string[]) => values.map((value) => code(value)).join(", ");
  const facts: readonly (readonly [string, string])[] = [
    ["loads by default", code(when)],
    ["host on standard pages", preset.map(presetText).join("; ")],
    ["events queued until it is ready", list(holds)],
    ["storefront data that it requests", list(blocks)],
    ["events that it dispatches", list(events)],
    [
      "props",
      Object.entries(props)
        .map(([name, rule]) => `${code(name)}: ${ruleText(rule)}`)
        .join("; "),
    ],
  ];
  const shown = facts.filter(([, what]) => what).map((fact) => row(...fact));
  const table = [row("kind", kindText(descriptor)), "|---|---|", ...shown].join("\n");
  return [table, propertyTable(properties), textTable(texts)].filter(Boolean).join("\n\n");
}

const propertyTable = (properties: ReadonlyMap<string, string>) =>
  properties.size
    ? [
        row("custom property", "default"),
        "|---|---|",
        ...[...properties].sort().map(([name, value]) => row(code(name), value ? code(value) : "")),
      ].join("\n")
    : "";

const textOf = (text: Text) =>
  typeof text === "string"
    ? code(text)
    : Object.entries(text)
        .map(([form, words]) => `${form}: ${code(words)}`)
        .join(" · ");

function textTable(texts: Texts): string {
  const all = Object.entries(texts);
  if (!all.length) return "";
  const rows = all.map(([key, text]) => row(code(key), textOf(text)));
  return [
    `<details><summary>Texts (${all.length})</summary>`,
    [row("key", "Polish"), "|---|---|", ...rows].join("\n"),
    "</details>",
  ].join("\n\n");
}

/** The initial content of a new island's README. */
const startOf = (name: string) => `# ${name}\n\n<!-- generated:start ${name} -->\n<!-- generated:end -->\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of generatedDocuments) {
    const file = join(root, name);
    const text = existsSync(file) ? readFileSync(file, "utf8") : startOf(basename(dirname(file)));
    writeFileSync(file, await withGeneratedParts(name, text));
  }
