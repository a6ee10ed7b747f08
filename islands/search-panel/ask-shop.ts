import { done, fault } from "../../runtime/base/result";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import { readAnswer, type SearchResults } from "./answer";
import { cacheIn, type Read } from "./cache";
import { detailedSearch, detailsIn } from "./details";
import { noResultOffers } from "./offers";
import type { Ask } from "./search-session";

/** Loads results from the session cache or from the platform's product search. */
export function askShop(context: IslandContext): Ask {
  const { store, platform } = context;
  const { search, priceType } = store.getState().shop;
  /** When nothing was found, what the page offers in its place. */
  const complete = (results: SearchResults, text: string): SearchResults =>
    results.total ? results : { ...results, options: noResultOffers(text, context) };

  return async (text, signal) => {
    const addDetails = search.details ? detailsIn(context) : undefined;
    const read: Read = (answer) => readAnswer(answer, text, search.limit, priceType, addDetails);
    const cache = cacheIn(context, read);
    const cached = cache.get(text);
    if (cached) return done(complete(cached, text));
    const operation = (search.details ? detailedSearch : productSearch)(search.breadcrumbs);
    const values = { text, limit: search.limit };
    const answer = await platform.graphql(operation, values, { group: "search", signal });
    if (!answer.ok) return answer;
    const rawAnswer = answer.data.productsTextSearch;
    const results = read(rawAnswer);
    if (!results) return fault("format");
    if (results.whole) cache.set(text, rawAnswer);
    return done(complete(results, text));
  };
}

/**
 * Product search with the fields of contract B b.2; the address has no suffix. A server that lacks a field refuses the
 * whole document.
 * @param breadcrumbs the server tells the breadcrumbs of categories (ruling 2)
 */
export const productSearch = (breadcrumbs: boolean): GraphqlOperation => ({
  suffix: "",
  document: breadcrumbs ? withBreadcrumbs : plain,
});

const plain =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } } } series { name, link } producers { name, link } menuNodes { name, link } cms { name, link } searchQueries { name, link } } }";
const withBreadcrumbs =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } } } series { name, link } producers { name, link } menuNodes { name, link, bc { item { title } } } cms { name, link } searchQueries { name, link } } }";
