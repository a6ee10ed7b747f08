import type { Found, SearchResults } from "./answer";

/** "Show all": it stands last among the products and submits the form (contract A 5.4). Only it has no name. */
const all: Found = { kind: "product", name: "", link: null };

/** What the shopper can choose, in the order of the list. */
export const optionsOf = (results: SearchResults | null): readonly Found[] =>
  results?.found.flatMap((item, index, { [index + 1]: next }) =>
    item.kind === "product" && next?.kind !== "product" ? [item, all] : item,
  ) ?? [];
