/** What fits an island's props, and sentences about what does not. Pages and `npx wyspa check` use the same. */
import { didYouMean } from "../../base/nearest-name";
import { isPlainObject, list, number } from "../../base/values";
import type { EntriesRule, PropRule } from "../../contracts/island";

/**
 * Converts a value from the page to the type that a prop has.
 * @returns `undefined` for a value that does not fit. Numbers may be text, also with a Polish decimal comma. The entries
 * of a list are not looked at, because an island leaves out what it cannot use.
 */
export function fitProp(value: unknown, rule: PropRule): unknown {
  if (rule === "number") return number(value) ?? undefined;
  return isOfType(value, rule) ? value : undefined;
}

function isOfType(value: unknown, rule: PropRule): boolean {
  if (typeof rule !== "string")
    return "listOf" in rule ? Array.isArray(value) : rule.includes(value as string);
  if (rule === "array") return Array.isArray(value);
  if (rule === "object") return isPlainObject(value);
  return typeof value === rule || (rule === "text" && /string|number/.test(typeof value));
}

export const unreadableProps = (text: string): string =>
  `data-island-props must be a JSON object, so the defaults are used. It starts with ${JSON.stringify(text.slice(0, 60))}.`;

export const unknownProp = (name: string, names: readonly string[]): string =>
  `there is no prop "${name}", so it is ignored. ${names.length ? didYouMean(name, names) : "The island takes no props."}`;

/** A mistake in the props that the configuration gives to all hosts of an island. */
export const propsForAll = (island: string, mistake: string): string =>
  `${island}, in the configuration's "islands": ${mistake}`;

export const wrongProp = (name: string, rule: PropRule): string =>
  `the prop "${name}" must be ${kindOf(rule)}, so its default is used.`;

function kindOf(rule: PropRule): string {
  if (typeof rule !== "string") return "listOf" in rule ? "of type array" : `one of ${rule.join(", ")}`;
  return rule === "text" ? "a text or a number" : `of type ${rule}`;
}

export interface EntryMistake {
  /** Where it is in the props: `stores/3/city`. */
  readonly path: string;
  readonly message: string;
}

/** The mistakes in a list of objects. Entries with the same mistake have the same sentence. */
export const entryMistakes = (name: string, value: unknown, rule: PropRule): readonly EntryMistake[] =>
  typeof rule !== "string" && "listOf" in rule
    ? list(value).flatMap((entry, index) => mistakesIn(entry, name, `${name}/${index}`, rule))
    : [];

function mistakesIn(
  entry: unknown,
  name: string,
  path: string,
  { listOf }: EntriesRule,
): readonly EntryMistake[] {
  if (!isPlainObject(entry))
    return [{ path, message: `each entry of "${name}" must be an object, so one is left out.` }];
  return Object.entries(entry).flatMap(([key, value]) => {
    const rule = Object.hasOwn(listOf, key) ? listOf[key] : undefined;
    const message = rule
      ? `"${key}" in an entry of "${name}" must be ${kindOf(rule)}, so it is ignored.`
      : `an entry of "${name}" has no key "${key}", so it is ignored. ${didYouMean(key, Object.keys(listOf))}`;
    // Templates write `null` for what a record lacks.
    const isFitting = rule && (value === null || fitProp(value, rule) !== undefined);
    return isFitting ? [] : [{ path: `${path}/${key}`, message }];
  });
}
