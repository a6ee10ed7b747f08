import type { GraphqlOperation } from "../../runtime/contracts/graphql";

/**
 * Product search with what `details.tsx` reads besides; see `productSearch`.
 * @param breadcrumbs the server tells the breadcrumbs of categories (ruling 2)
 */
export const detailedSearch = (breadcrumbs: boolean): GraphqlOperation => ({
  suffix: "",
  document: breadcrumbs ? whole : withDetails,
});

const withDetails =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } omnibusPrice { gross { value formatted } net { value formatted } } omnibusPriceDetails { omnibusPriceIsHigherThanSellingPrice } }, id, type, unit { sellBy }, sizes { id, amount, availability { status } } } series { name, link } producers { name, link } menuNodes { name, link } cms { name, link } searchQueries { name, link } } }";
const whole =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } omnibusPrice { gross { value formatted } net { value formatted } } omnibusPriceDetails { omnibusPriceIsHigherThanSellingPrice } }, id, type, unit { sellBy }, sizes { id, amount, availability { status } } } series { name, link } producers { name, link } menuNodes { name, link, bc { item { title } } } cms { name, link } searchQueries { name, link } } }";
