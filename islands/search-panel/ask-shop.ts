import { done, fault } from "../../runtime/base/result";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import { readAnswer } from "./answer";
import { searchCache } from "./cache";
import type { Ask } from "./search-session";

/** Loads results from the session cache or from the platform's product search. */
export function askShop({ store, storage, platform }: IslandContext): Ask {
  const { search, priceType, languageSymbol, currency } = store.getState().shop;
  const operation = search.breadcrumbs ? productSearchWithBreadcrumbs : productSearch;

  return async (text, signal) => {
    const read = (answer: unknown) => readAnswer(answer, text, search.limit, priceType);
    // The cache compares it: prices change when the shopper signs in or out.
    const prices = `${currency.symbol} ${store.getState().customer.status}`;
    const cache = searchCache(storage.session, languageSymbol, prices, (answer) => {
      const results = read(answer);
      return results?.whole ? results : null;
    });
    const cached = cache.get(text);
    if (cached) return done(cached);
    const values = { text, limit: search.limit };
    const answer = await platform.graphql(operation, values, { group: "search", signal });
    if (!answer.ok) return answer;
    const rawAnswer = answer.data.productsTextSearch;
    const results = read(rawAnswer);
    if (!results) return fault("format");
    if (results.whole) cache.set(text, rawAnswer);
    return done(results);
  };
}

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
