/** Rules about props: the run time's, at the position of each prop. */
import { decodeText } from "../../../base/decode-text";
import { isPlainObject, type PlainObject } from "../../../base/values";
import type { PropRule } from "../../../contracts/island";
import {
  type EntryMistake,
  entryMistakes,
  fitProp,
  unknownProp,
  unreadableProps,
  wrongProp,
} from "../../../islands/markup-mistakes/props";
import { islandOf, islandsByHost, markedHosts } from "../hosts";
import { type ReadJson, readJson, withUnknownValues } from "../json";
import { contentOffset, type Page, startOf, textOf } from "../page";
import type { Element } from "../parse-markup";
import { isUnknown } from "../placeholders";
import type { Fault, Rule } from "../rule";

const PROPS = "data-island-props";
const TYPE = "application/json";

interface GivenProps {
  readonly text: string;
  readonly islands: readonly string[];
  /** The position on the page of a character of the text. */
  at(index: number): number;
}

const isScript = (element: Element) =>
  element.name === "script" && element.attribs.type === TYPE && PROPS in element.attribs;

const scriptOf = (host: Element) =>
  host.children.find((child): child is Element => "attribs" in child && isScript(child));

/** The props of each host, from its attribute or else from its script. */
function* givenProps(page: Page): Generator<GivenProps> {
  const islands = new Map(islandsByHost(page));
  for (const { element, names } of markedHosts(page)) if (!islands.has(element)) islands.set(element, names);
  for (const [host, names] of islands) {
    const attribute = host.attribs[PROPS];
    const script = scriptOf(host);
    if (attribute !== undefined)
      yield { text: attribute, islands: names, at: (index) => page.valueOffset(host, PROPS, index) };
    else if (script)
      yield { text: textOf(script), islands: names, at: (index) => contentOffset(script) + index };
  }
}

/** Reads props as the run time does; those with template code only as far as they are readable. */
function read(text: string): ReadJson {
  const json = readJson(withUnknownValues(text, []));
  // Templates that escape twice leave `&quot;`.
  return isPlainObject(json.value) ? json : { ...readJson(decodeText(text)), wrongAt: json.wrongAt };
}

function* unreadable(page: Page): Generator<Fault> {
  for (const { text, at } of givenProps(page)) {
    if (!text.trim()) continue;
    const { value, wrongAt } = read(text);
    if (isPlainObject(value) || isUnknown(text)) continue;
    yield { offset: at(Math.max(0, wrongAt)), message: unreadableProps(text) };
  }
}

function* wrong(page: Page): Generator<Fault> {
  for (const { text, islands, at } of givenProps(page)) {
    const { value, keys } = read(text);
    if (!isPlainObject(value)) continue;
    for (const island of islands) {
      for (const { path, message } of propMistakes(island, value))
        yield { offset: at(keys.get(path) ?? 0), message: `${island}: ${message}` };
    }
  }
}

/** The mistakes in the props of one of our islands. A theme's own island may take any props. */
export function propMistakes(island: string, props: PlainObject): readonly EntryMistake[] {
  const descriptor = islandOf.get(island);
  if (!descriptor) return [];
  const rules = descriptor.props ?? {};
  return Object.entries(props)
    .filter(([name, prop]) => !isUnknown(name) && !(typeof prop === "string" && isUnknown(prop)))
    .flatMap(([name, prop]) =>
      mistakesOf(name, prop, Object.hasOwn(rules, name) ? rules[name] : undefined, Object.keys(rules)),
    )
    .filter(({ path }) => !isUnknown(path));
}

function mistakesOf(
  name: string,
  prop: unknown,
  rule: PropRule | undefined,
  names: readonly string[],
): readonly EntryMistake[] {
  if (!rule) return [{ path: name, message: unknownProp(name, names) }];
  if (fitProp(prop, rule) === undefined) return [{ path: name, message: wrongProp(name, rule) }];
  return entryMistakes(name, prop, rule);
}

function* lostScripts(page: Page): Generator<Fault> {
  const hosts = islandsByHost(page);
  for (const element of page.select(`script[${PROPS}]`)) {
    const { parent } = element;
    const isInHost =
      !!parent && "attribs" in parent && ("data-island" in parent.attribs || hosts.has(parent));
    if (element.attribs.type !== TYPE)
      yield {
        offset: startOf(element),
        message: `A script with props needs type="${TYPE}": browsers run this one as code.`,
      };
    else if (!isInHost && !(page.isFragment && parent?.type === "root"))
      yield {
        offset: startOf(element),
        message: "The script with props must be a direct child of its host. Here it has no effect.",
      };
    else if (isInHost && PROPS in parent.attribs)
      yield {
        offset: startOf(element),
        message: `The host also has the attribute "${PROPS}", which is used instead of this script. Remove one of them.`,
      };
  }
}

export const propRules: readonly Rule[] = [
  {
    name: "props-json",
    level: "error",
    finds: "props that are not a JSON object, at the position of the mistake",
    faults: unreadable,
  },
  {
    name: "props",
    level: "error",
    finds: "props that the island does not have, and values of the wrong type",
    faults: wrong,
  },
  {
    name: "props-script",
    level: "error",
    finds: "a script with props that no host reads",
    faults: lostScripts,
  },
];
