/**
 * Writes values into static operations: as variables, or as literals by the only escaping function (bar S1, ruling 4).
 */

import { RegionCode } from "../../base/region-code";
import { wellFormed } from "../../base/well-formed";
import type { GraphqlOperation, GraphqlValue, GraphqlValues } from "../../contracts/graphql";

/**
 * Writes a GraphQL string literal. Quotes, backslashes, control characters, line separators and the BOM are escaped.
 * A lone surrogate, which cannot be encoded, becomes U+FFFD.
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

function literal(value: GraphqlValue): string {
  if (typeof value === "string") return graphqlString(value);
  if (typeof value === "number" && !Number.isFinite(value)) return "null";
  return String(value); // numbers, booleans, null, and region codes, which are valid by construction
}

const variable = (value: GraphqlValue): unknown =>
  value instanceof RegionCode ? value.toVariable() : typeof value === "string" ? wellFormed(value) : value;

/** `query Name($a: String!) {` → `query Name {` */
const withoutDeclarations = (document: string) =>
  document.replace(/^(\s*(?:query|mutation)[^({]*)\([^)]*\)/, "$1");

/** The content of the request body for an operation. */
export function writeOperation(
  { document }: GraphqlOperation,
  values: GraphqlValues,
  mode: "literal" | "variables",
): { query: string; variables?: Record<string, unknown> } {
  if (mode === "variables") {
    const variables = Object.entries(values).map(([name, value]) => [name, variable(value)]);
    return { query: document, variables: Object.fromEntries(variables) };
  }
  // One pass over the static document, so that a `$name` inside a value is never replaced.
  const query = withoutDeclarations(document).replace(/\$(\w+)/g, (_, name: string) =>
    literal(Object.hasOwn(values, name) ? (values[name] ?? null) : null),
  );
  return { query };
}
