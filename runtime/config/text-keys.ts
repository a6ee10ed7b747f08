/**
 * Chunk `text-keys`: finds mistakes in the configuration's `texts`. Fetched only for configurations with `texts`.
 * `npx wyspa check` contains it, too.
 */
import { didYouMean, nearestName } from "../base/nearest-name";
import { isPlainObject, type PlainObject } from "../base/values";

/** All keys, by their prefix: `alert:close log|plural:days* noun`. The build inserts them. */
declare const __TEXT_KEYS__: string | undefined;

/** The keys of all texts, and whether each has a count. */
export type TextKeys = ReadonlyMap<string, boolean>;

/** Empty in tests, which run without a build. */
const allKeys = (): TextKeys =>
  new Map(
    (typeof __TEXT_KEYS__ === "undefined" ? [] : __TEXT_KEYS__.split("|")).flatMap((group) => {
      const [prefix, names = ""] = group.split(":");
      return names
        .split(" ")
        .map((name) => [`${prefix}.${name.replace("*", "")}`, name.endsWith("*")] as const);
    }),
  );

/** Names of the old script's texts. */
const OLD = /^(txt_|errorCode$|formValidation$)/;

/** The names of plural forms in any language. */
const FORMS = ["zero", "one", "two", "few", "many", "other"];

/**
 * @param texts the texts of one source
 * @param defined islands that the theme has defined, with their own texts
 * @returns a sentence for each unknown key, and for plural forms that cannot be used
 */
export function textMistakes(
  texts: PlainObject,
  defined: readonly string[],
  textKeys: TextKeys = allKeys(),
): readonly string[] {
  const keys = [...textKeys.keys()];
  if (!keys.length) return [];
  return Object.entries(texts).flatMap(([key, text]) => {
    if (OLD.test(key)) return [];
    const isKnown = textKeys.has(key) || defined.includes(prefixOf(key));
    return (isKnown ? formMistake(key, text, textKeys.get(key)) : unknownKey(key, keys)) ?? [];
  });
}

const prefixOf = (key: string) => key.split(".")[0] ?? "";

function unknownKey(key: string, keys: readonly string[]): string {
  const nearest = nearestName(key, keys);
  const names = nearest ? [nearest] : keys.filter((one) => prefixOf(one) === prefixOf(key));
  const help = names.length
    ? didYouMean(key, names)
    : "The keys are on the page of each island, see islands/README.md.";
  return `"texts" names "${key}", which is not the key of a text, so it is ignored. ${help}`;
}

/** @param hasCount `undefined` for a text of the theme's own island */
function formMistake(key: string, text: unknown, hasCount: boolean | undefined): string | null {
  if (!isPlainObject(text)) return null;
  if (hasCount === false) return `"texts" has plural forms for "${key}", which has no count. Write one text.`;
  for (const [form, value] of Object.entries(text)) {
    if (!FORMS.includes(form))
      return `"texts" has a plural form "${form}" of "${key}", which does not exist. ${didYouMean(form, FORMS)}`;
    if (typeof value !== "string") return `The plural form "${form}" of "${key}" in "texts" must be a text.`;
  }
  return "one" in text && ("many" in text || "other" in text)
    ? null
    : `"texts" lacks plural forms of "${key}". Write at least "one" and "many", or "one" and "other" in a language with two forms.`;
}
