/** Finds mistakes in calls of `wyspa.define`. */
import { didYouMean } from "../../base/nearest-name";
import { isPlainObject, list, type PlainObject } from "../../base/values";
import { nearestPageType } from "../../page/page-types";
import { wrongWhen } from "./names";

/** The fields that a theme's descriptor may have. */
const FIELDS = [
  ..."kind summary when styled blocks preset props requires place holds events".split(" "),
  "customProperties",
];

/**
 * @param descriptor what the theme has passed, of any type
 * @param types known page types
 */
export function definitionMistakes(
  name: string,
  load: unknown,
  descriptor: unknown,
  types: readonly string[],
): readonly string[] {
  const fields: PlainObject = isPlainObject(descriptor) ? descriptor : {};
  const mistakes = [
    typeof load === "function" ? "" : "the second argument must be a function that returns the module.",
    isPlainObject(descriptor) ? "" : "the third argument must be an object.",
    ...Object.keys(fields).map((key) =>
      FIELDS.includes(key) ? "" : `the descriptor has no field "${key}". ${didYouMean(key, FIELDS)}`,
    ),
    typeof fields.when === "string"
      ? wrongWhen(fields.when, `the field "when": "${fields.when}"`, "the island starts at once")
      : "",
    ...list(fields.preset).flatMap((row) => [selectorMistake(row), ...pagesMistakes(row, types)]),
  ];
  return mistakes.filter(Boolean).map((mistake) => `wyspa.define("${name}"): ${mistake}`);
}

function selectorMistake(row: unknown): string {
  const selector = isPlainObject(row) ? row.selector : undefined;
  try {
    document.createDocumentFragment().querySelector(String(selector));
    if (typeof selector === "string") return "";
  } catch {
    // not a selector
  }
  return `the preset's selector ${JSON.stringify(selector)} is not valid, so it finds no host.`;
}

function pagesMistakes(row: unknown, types: readonly string[]): readonly string[] {
  const pages = isPlainObject(row) ? row.pages : undefined;
  if (pages === undefined) return [];
  if (!Array.isArray(pages)) return ['the preset\'s "pages" must be a list, as in ["projector"].'];
  return pages.map((type) => {
    const nearest = nearestPageType(String(type), types);
    return nearest
      ? `the preset is limited to the page type "${type}", which no page has. Did you mean "${nearest}"?`
      : "";
  });
}
