import type { RegionCode } from "../base/region-code";

/**
 * A static GraphQL document with declared variables:
 * `query Search($text: String!, $limit: Int) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { … } }`.
 * In literal mode (the default) the header's declarations are dropped and each `$name` becomes a literal; in
 * variables mode the document goes out as it is, with `variables` beside it.
 */
export interface GraphqlOperation {
  readonly document: string;
  /** What follows the endpoint's address: `?query=basket`; empty for product search (contract B b). */
  readonly suffix: string;
}

export type GraphqlValue = string | number | boolean | RegionCode | null;
export type GraphqlValues = Readonly<Record<string, GraphqlValue>>;
