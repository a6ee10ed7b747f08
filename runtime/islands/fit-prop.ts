/** Converts a value from the page to the type that a prop has. Pages and `npx wyspa check` use the same rules. */
import { isPlainObject, number } from "../base/values";
import type { PropRule } from "../contracts/island";

/**
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
