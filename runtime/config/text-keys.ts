/** Chunk `text-keys`: finds misspelt keys in the configuration's `texts`. Fetched only for shops with texts of their own. */
import { didYouMean, nearestName } from "../base/nearest-name";
import type { PlainObject } from "../base/values";

/** All keys, by their prefix: `alert:close log|dialog:close name`. The build inserts them. */
declare const __TEXT_KEYS__: string | undefined;

const allKeys = (): readonly string[] =>
  (typeof __TEXT_KEYS__ === "undefined" ? "" : __TEXT_KEYS__).split("|").flatMap((group) => {
    const [prefix, names = ""] = group.split(":");
    return names.split(" ").map((name) => `${prefix}.${name}`);
  });

/** Names of the old script's texts. */
const OLD = /^(txt_|errorCode$|formValidation$)/;

/**
 * @param texts the texts of one source
 * @param defined islands that the theme has defined, which have texts of their own
 * @returns a sentence for each key that no text has
 */
export function textMistakes(
  texts: PlainObject,
  defined: readonly string[],
  keys: readonly string[] = allKeys(),
): readonly string[] {
  const prefixOf = (key: string) => key.split(".")[0] ?? "";
  return Object.keys(texts).flatMap((key) => {
    if (keys.includes(key) || OLD.test(key) || defined.includes(prefixOf(key))) return [];
    const nearest = nearestName(key, keys);
    const names = nearest ? [nearest] : keys.filter((one) => prefixOf(one) === prefixOf(key));
    const help = names.length
      ? didYouMean(key, names)
      : "The keys are on the page of each island, see islands/README.md.";
    return [`"texts" names "${key}", which is not the key of a text, so it is ignored. ${help}`];
  });
}
