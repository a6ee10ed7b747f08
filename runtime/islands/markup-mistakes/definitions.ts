/** Finds mistakes in calls of `wyspa.define`. */
import { didYouMean } from "../../base/nearest-name";
import { isPlainObject, list, type PlainObject } from "../../base/values";
import { wrongWhen } from "./names";

/** The fields that a theme's descriptor may have. */
const FIELDS = [
  ..."kind summary when companions entryChunks prefetchInViews styled blocks preset props requires place holds events".split(
    " ",
  ),
  "customProperties",
];

/** @param descriptor what the theme has passed, of any type */
export function definitionMistakes(name: string, load: unknown, descriptor: unknown): readonly string[] {
  const given: PlainObject = isPlainObject(descriptor) ? descriptor : {};
  const mistakes = [
    typeof load === "function" ? "" : "the second argument must be a function that returns the module.",
    isPlainObject(descriptor) ? "" : "the third argument must be an object.",
    ...Object.keys(given).map((key) =>
      FIELDS.includes(key) ? "" : `the descriptor has no field "${key}". ${didYouMean(key, FIELDS)}`,
    ),
    typeof given.when === "string"
      ? wrongWhen(given.when, `the field "when": "${given.when}"`, "the island starts at once")
      : "",
    ...list(given.preset).map(selectorMistake),
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
