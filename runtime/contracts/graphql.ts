import type { RegionCode } from "../base/region-code";

/**
 * A static GraphQL document with declared variables. Example:
 *
 * `query Search($text: String!, $limit: Int) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { … } }`
 * In literal mode (the default) the declarations are removed from the header and each `$name` becomes a literal.
 * In variables mode the document is sent unchanged, together with `variables`.
 */
export interface GraphqlOperation {
  readonly document: string;
  /** Appended to the endpoint's URL, such as `?query=basket`; empty for product search (contract B b). */
  readonly suffix: string;
}

export type GraphqlValue = string | number | boolean | RegionCode | null;
export type GraphqlValues = Readonly<Record<string, GraphqlValue>>;
