/**
 * Writes static operations with values, by the one escaping function, or as variables (bar S1, ruling 4).
 */

import { RegionCode } from "../../base/region-code";
import type { GraphqlOperation, GraphqlValue, GraphqlValues } from "../../contracts/graphql";

/**
 * A text as a GraphQL string literal. Everything outside printable ASCII-safe characters is escaped where the
 * language asks for it; a half of a surrogate pair, which no encoding can carry, becomes U+FFFD.
 */
export function graphqlString(value: string): string {
  const text = wellFormed(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what GraphQL must not see raw
  const escaped = text.replace(/["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, (character) => {
    if (character === '"' || character === "\\") return `\\${character}`;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${escaped}"`;
}

/** Support: `String.prototype.toWellFormed` is newer than our floor. With `u`, only lone halves match. */
export const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, "\ufffd");

function literal(value: GraphqlValue): string {
  if (typeof value === "string") return graphqlString(value);
  if (typeof value === "number" && !Number.isFinite(value)) return "null";
  return String(value); // numbers, booleans, null, and region codes, which only their checker can make
}

const variable = (value: GraphqlValue): unknown =>
  value instanceof RegionCode ? value.toVariable() : typeof value === "string" ? wellFormed(value) : value;

/** `query Name($a: String!) {` → `query Name {` */
const withoutDeclarations = (document: string) =>
  document.replace(/^(\s*(?:query|mutation)[^({]*)\([^)]*\)/, "$1");

/** The request body's content for an operation. */
export function writeOperation(
  { document }: GraphqlOperation,
  values: GraphqlValues,
  mode: "literal" | "variables",
): { query: string; variables?: Record<string, unknown> } {
  if (mode === "variables") {
    const variables = Object.entries(values).map(([name, value]) => [name, variable(value)]);
    return { query: document, variables: Object.fromEntries(variables) };
  }
  // One pass over the static text: what a value holds is never looked at again.
  const query = withoutDeclarations(document).replace(/\$(\w+)/g, (_, name: string) =>
    literal(Object.hasOwn(values, name) ? (values[name] ?? null) : null),
  );
  return { query };
}
