import { done, fault } from "../../runtime/base/result";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import { readAnswer, type SearchResults } from "./answer";
import type { Read } from "./cache";
import type { Ask } from "./search-session";

/** Loads results from the session cache or from the platform's product search. */
export function askShop(context: IslandContext): Ask {
  const { store, storage, platform } = context;
  const { search, priceType } = store.getState().shop;
  /** Without the part, the document and its rows are plain; the next search loads the part again. */
  const loadDetails = async () =>
    search.details ? context.load<typeof import("./details")>("details").catch(() => null) : null;
  void loadDetails();
  /** A part of its own, because a session starts without answers. Without it, every search is sent. */
  const openCache = (read: Read) =>
    context.load<typeof import("./cache")>("cache").then(
      ({ cacheIn }) => cacheIn(context, read),
      () => null,
    );

  /** When nothing was found, what the page offers in its place. */
  const complete = async (results: SearchResults, text: string): Promise<SearchResults> => {
    if (results.total) return results;
    const options = await context.load<typeof import("./offers")>("offers").then(
      ({ noResultOffers }) => noResultOffers(text, context),
      () => [], // the message alone
    );
    return { ...results, options };
  };

  return async (text, signal) => {
    const details = await loadDetails();
    const addDetails = details?.detailsIn(context);
    const read: Read = (answer) => readAnswer(answer, text, search.limit, priceType, addDetails);
    const cached = storage.session.keys("search_").length ? (await openCache(read))?.get(text) : null;
    if (cached) return done(await complete(cached, text));
    const operation = (details?.detailedSearch ?? productSearch)(search.breadcrumbs);
    const values = { text, limit: search.limit };
    const answer = await platform.graphql(operation, values, { group: "search", signal });
    if (!answer.ok) return answer;
    const rawAnswer = answer.data.productsTextSearch;
    const results = read(rawAnswer);
    if (!results) return fault("format");
    if (results.whole) void openCache(read).then((cache) => cache?.set(text, rawAnswer));
    return done(await complete(results, text));
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
