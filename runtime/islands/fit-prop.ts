/** Converts a value from the page to the type that a prop has. Pages and `npx wyspa check` use the same rules. */
import { isPlainObject, number } from "../base/values";
import type { PropRule } from "../contracts/island";

/**
 * @returns `undefined` for a value that does not fit. Numbers may be text, also with a Polish decimal comma.
 */
export function fitProp(value: unknown, rule: PropRule): unknown {
  if (typeof rule !== "string") return rule.includes(value as string) ? value : undefined;
  if (rule === "array") return Array.isArray(value) ? value : undefined;
  if (rule === "object") return isPlainObject(value) ? value : undefined;
  if (rule === "number") return number(value) ?? undefined;
  return typeof value === rule ? value : undefined;
}
