import type { GraphqlOperation } from "../../runtime/contracts/graphql";

/** Product search with the fields of contract B b.2; the address has no suffix. */
export const productSearch: GraphqlOperation = {
  suffix: "",
  document:
    "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } } } series { name, link } producers { name, link } menuNodes { name, link } cms { name, link } searchQueries { name, link } } }",
};

/** The same query with category breadcrumbs, for shops whose server supports them (ruling 2). */
export const productSearchWithBreadcrumbs: GraphqlOperation = {
  suffix: "",
  document:
    "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } } } series { name, link } producers { name, link } menuNodes { name, link, bc { item { title } } } cms { name, link } searchQueries { name, link } } }",
};
