/** Markdown tables about islands, for the generated parts of documents. */
import type { Descriptor, PresetRow, PropRule } from "../../contracts/island";
import type { Described, Properties, Text, Texts } from "./describe";

export const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\n/g, " ");
export const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const presetText = ({ selector, pages }: PresetRow) =>
  code(selector) + (pages ? ` on ${pages.map((page) => code(page)).join(", ")} pages` : "");
const ruleText = (rule: PropRule) => {
  if (typeof rule === "string") return rule;
  if (!("listOf" in rule)) return rule.map((value) => code(value)).join(" or ");
  return `list of objects with ${Object.keys(rule.listOf)
    .map((key) => code(key))
    .join(", ")}`;
};
const kindText = ({ kind }: Descriptor) => (kind === "react" ? "React" : "plain");

export function islandCount(islands: readonly Described[]): string {
  const reacts = islands.filter(({ descriptor: { kind } }) => kind === "react");
  return `${islands.length} islands, ${reacts.length} of them with React`;
}

/** @param serverText what an island asks of the shop's server */
export const islandTable = (islands: readonly Described[], serverText: (name: string) => string): string =>
  [
    row("island", "what it does", "kind", "server"),
    "|---|---|---|---|",
    ...islands.map(({ descriptor }) => {
      const { name, summary } = descriptor;
      return row(`[${name}](${name}/README.md)`, summary, kindText(descriptor), serverText(name));
    }),
  ].join("\n");

/** What a descriptor says, as pairs of a name and a value in Markdown. */
export function factsOf(descriptor: Descriptor): (readonly [name: string, value: string])[] {
  const { when, preset = [], blocks = [], holds = [], events = [], props = {} } = descriptor;
  const list = (values: readonly string[]) => values.map((value) => code(value)).join(", ");
  const facts: readonly (readonly [string, string])[] = [
    ["kind", kindText(descriptor)],
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
  return facts.filter(([, value]) => value);
}

/** One island's descriptor, styles and texts, as tables. */
export function islandFacts({ descriptor, properties, texts }: Described): string {
  const [head, ...rows] = factsOf(descriptor).map((fact) => row(...fact));
  const table = [head, "|---|---|", ...rows].join("\n");
  return [table, propertiesAndTexts({ properties, texts })].filter(Boolean).join("\n\n");
}

export const propertiesAndTexts = ({ properties, texts }: Omit<Described, "descriptor">): string =>
  [propertyTable(properties), textTable(texts)].filter(Boolean).join("\n\n");

const propertyTable = (properties: Properties) =>
  properties.size
    ? [
        row("custom property", "default"),
        "|---|---|",
        ...[...properties].sort().map(([name, value]) => row(code(name), value ? code(value) : "")),
      ].join("\n")
    : "";

/** A text, or its forms, in Markdown. */
export const textOf = (text: Text): string =>
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
