/** Rules about the configuration: those of the run time, at the line of each key. */

import { asObject, getPath, isPlainObject, type PlainObject } from "../../../base/values";
import { configMistakes, jsonMistake } from "../../../config/config-mistakes";
import { textMistakes } from "../../../config/text-keys";
import { propsForAll } from "../../../islands/markup-mistakes/props";
import { definitions, namesOn } from "../hosts";
import { type ReadJson, readJson, withUnknownValues } from "../json";
import { ownTags } from "../own-tags";
import { contentOffset, type Page, startOf, textOf } from "../page";
import type { Element } from "../parse-markup";
import { isUnknown } from "../placeholders";
import type { Fault, Rule, Setting } from "../rule";
import { propMistakes } from "./props";

/** The elements that the run time reads, the first one alone. */
const configElements = (page: Page) => page.select("script#wyspa-config");

interface ReadConfig extends ReadJson {
  readonly text: string;
  /** Whether the configuration contains template code. */
  readonly isTemplate: boolean;
}

function readConfig(page: Page, element: Element): ReadConfig {
  const offset = contentOffset(element);
  const text = textOf(element);
  const inside = page.placeholders.filter(({ start }) => start >= offset && start < offset + text.length);
  const blank = inside.flatMap(({ start, end, isControl }): [number, number][] =>
    isControl ? [[start - offset, end - offset]] : [],
  );
  return { ...readJson(withUnknownValues(text, blank)), text, isTemplate: inside.length > 0 };
}

function* unreadableConfig(page: Page): Generator<Fault> {
  for (const element of configElements(page).slice(0, 1)) {
    const { text, wrongAt, isTemplate } = readConfig(page, element);
    if (isTemplate) continue;
    const message = jsonMistake(text);
    if (message) yield { offset: contentOffset(element) + Math.max(0, wrongAt), message };
  }
}

/** Each entry of an object alone, down to the entries of its objects: `{ islands: { "mini-basket": false } }`. */
function* singleEntries(value: PlainObject, path: readonly string[] = []): Generator<[string, PlainObject]> {
  for (const [key, inner] of Object.entries(value)) {
    const own = [...path, key];
    const wrap = (what: unknown) =>
      own.reduceRight((whole, name) => ({ [name]: whole }), what) as PlainObject;
    if (isPlainObject(inner) && Object.keys(inner).length) {
      if (path.length < 2) yield* singleEntries(inner, own);
      else yield [own.join("/"), wrap(inner)];
    } else if (!(typeof inner === "string" && isUnknown(inner))) yield [own.join("/"), wrap(inner)];
  }
}

function* wrongConfig(page: Page, setting: Setting): Generator<Fault> {
  const islands = namesOn(page, setting);
  const [element] = configElements(page);
  const { value, keys } = element
    ? readConfig(page, element)
    : { value: null, keys: new Map<string, number>() };
  const seen = new Set<string>();
  if (element && isPlainObject(value))
    for (const [path, entry] of singleEntries(value))
      for (const message of configMistakes("page", entry, islands)) {
        if (seen.has(message) || isUnknown(message)) continue;
        seen.add(message);
        yield { offset: contentOffset(element) + positionOf(message, path, keys), message };
      }
  for (const tag of ownTags(page))
    for (const [name, text] of Object.entries(tag.attribs)) {
      if (!name.startsWith("data-") || isUnknown(text)) continue;
      const key = name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const json = readJson(text);
      const given = { [key]: json.wrongAt < 0 ? json.value : text };
      for (const message of configMistakes("tag", given, islands))
        yield { offset: page.attributeOffset(tag, name), message };
    }
}

/** The props that the page's configuration gives to all hosts of an island. */
function* wrongProps(page: Page): Generator<Fault> {
  const [element] = configElements(page);
  if (!element) return;
  const { value, keys } = readConfig(page, element);
  for (const [island, props] of Object.entries(asObject(getPath(value, "islands"))))
    if (isPlainObject(props))
      for (const { path, message } of propMistakes(island, props)) {
        const offset = contentOffset(element) + (keys.get(`islands/${island}/${path}`) ?? 0);
        yield { offset, message: propsForAll(island, message) };
      }
}

/** The texts of the page's configuration, and those on the script tag. */
function* wrongTexts(page: Page, { themeIslands }: Setting): Generator<Fault> {
  const defined = [...definitions(page).map(({ name }) => name), ...themeIslands];
  const mistakesIn = (key: string, text: unknown) =>
    textMistakes({ [key]: text }, defined).filter((message) => !isUnknown(message));
  const [element] = configElements(page);
  if (element) {
    const { value, keys } = readConfig(page, element);
    for (const [key, text] of Object.entries(asObject(getPath(value, "texts"))))
      for (const message of mistakesIn(key, text))
        yield { offset: contentOffset(element) + (keys.get(`texts/${key}`) ?? 0), message };
  }
  for (const tag of ownTags(page))
    for (const [key, text] of Object.entries(asObject(readJson(tag.attribs["data-texts"] ?? "").value)))
      for (const message of mistakesIn(key, text))
        yield { offset: page.attributeOffset(tag, "data-texts"), message };
}

/** The key that a message names: an unknown outer key is reported for the first of its entries. */
function positionOf(message: string, path: string, keys: ReadonlyMap<string, number>): number {
  const [outer = ""] = path.split("/");
  const isOuter =
    message.includes(`"${outer}"`) &&
    !path
      .split("/")
      .slice(1)
      .some((key) => message.includes(key));
  return keys.get(isOuter ? outer : path) ?? keys.get(outer) ?? 0;
}

function* wrongElement(page: Page): Generator<Fault> {
  for (const element of page.select("[id='wyspa-config']")) {
    const isScript = element.name === "script";
    if (!isScript)
      yield {
        offset: startOf(element),
        message: `The configuration must be in a script element, not in <${element.name}>: <script type="application/json" id="wyspa-config">.`,
      };
    else if (
      !/^(application|text)\/(.+\+)?json$/i.test(element.attribs.type?.trim() ?? "") &&
      !isUnknown(element.attribs.type ?? "")
    )
      yield {
        offset: page.attributeOffset(element, "type"),
        message: 'Browsers run this script as code. Add type="application/json" to the configuration.',
      };
  }
  const [first, ...more] = configElements(page);
  for (const element of more)
    if (first && !page.isConditional(startOf(first), startOf(element)))
      yield {
        offset: startOf(element),
        message: `The page already has a configuration (line ${page.position(startOf(first)).line}). This one is ignored: put all keys into one element.`,
      };
}

export const configRules: readonly Rule[] = [
  {
    name: "config-element",
    level: "error",
    finds: "a configuration that is not in a JSON script, or a second one",
    faults: wrongElement,
  },
  {
    name: "config-json",
    level: "error",
    finds: "a configuration that is not valid JSON, at the position of the mistake",
    faults: unreadableConfig,
  },
  {
    name: "config",
    level: "error",
    finds: "unknown keys, wrong values and misspelt names in the configuration or on the script tag",
    faults: wrongConfig,
  },
  {
    name: "config-props",
    level: "error",
    finds: "unknown or wrong props that the configuration gives to all hosts of an island",
    faults: wrongProps,
  },
  {
    name: "texts",
    level: "error",
    finds: "unknown keys in the configuration's `texts`, and plural forms that cannot be used",
    faults: wrongTexts,
  },
];
