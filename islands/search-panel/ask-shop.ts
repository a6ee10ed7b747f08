import { done, fault } from "../../runtime/base/result";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { IslandContext } from "../../runtime/contracts/island";
import { type AddDetails, readAnswer, type SearchResults } from "./answer";
import { searchCache } from "./cache";
import type { Ask } from "./search-session";

/** Loads results from the session cache or from the platform's product search. */
export function askShop(context: IslandContext): Ask {
  const { store, storage, platform } = context;
  const { search, priceType, languageSymbol, currency } = store.getState().shop;
  const operation = productSearch(search);
  let details: Promise<AddDetails | undefined> | undefined;
  /** Without the part, rows are plain; the next search loads it again. */
  const loadDetails = () => {
    details ??= context.load<typeof import("./details")>("details").then(
      ({ detailsIn }) => detailsIn(context),
      () => {
        details = undefined;
        return undefined;
      },
    );
    return details;
  };
  if (search.details) void loadDetails();

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
    const addDetails = search.details ? await loadDetails() : undefined;
    const read = (answer: unknown) => readAnswer(answer, text, search.limit, priceType, addDetails);
    // The cache compares it: prices change when the shopper signs in or out.
    const prices = `${currency.symbol} ${store.getState().customer.status}`;
    const cache = searchCache(storage.session, languageSymbol, prices, (answer) => {
      const results = read(answer);
      return results?.whole ? results : null;
    });
    const cached = cache.get(text);
    if (cached) return done(await complete(cached, text));
    const values = { text, limit: search.limit };
    const answer = await platform.graphql(operation, values, { group: "search", signal });
    if (!answer.ok) return answer;
    const rawAnswer = answer.data.productsTextSearch;
    const results = read(rawAnswer);
    if (!results) return fault("format");
    if (results.whole) cache.set(text, rawAnswer);
    return done(await complete(results, text));
  };
}

/** What only some servers tell; a server that lacks a field refuses the whole document. */
interface Extent {
  /** Categories with their breadcrumbs (ruling 2). */
  readonly breadcrumbs: boolean;
  /** Products with what `details.ts` reads. */
  readonly details: boolean;
}

/** Product search with the fields of contract B b.2; the address has no suffix. */
export const productSearch = ({ breadcrumbs, details }: Extent): GraphqlOperation => ({
  suffix: "",
  document: details ? (breadcrumbs ? whole : withDetails) : breadcrumbs ? withBreadcrumbs : plain,
});

const plain =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } } } series { name, link } producers { name, link } menuNodes { name, link } cms { name, link } searchQueries { name, link } } }";
const withBreadcrumbs =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } } } series { name, link } producers { name, link } menuNodes { name, link, bc { item { title } } } cms { name, link } searchQueries { name, link } } }";
const withDetails =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } omnibusPrice { gross { value formatted } net { value formatted } } omnibusPriceDetails { omnibusPriceIsHigherThanSellingPrice } }, id, type, unit { sellBy }, sizes { id, amount, availability { status } } } series { name, link } producers { name, link } menuNodes { name, link } cms { name, link } searchQueries { name, link } } }";
const whole =
  "query ProductSearch($text: String!, $limit: Int!) { productsTextSearch(searchInput: { text: $text, limit: $limit }) { products { name, link, iconSmall, iconSmallSecond, price { price { gross { value formatted } net { value formatted } } omnibusPrice { gross { value formatted } net { value formatted } } omnibusPriceDetails { omnibusPriceIsHigherThanSellingPrice } }, id, type, unit { sellBy }, sizes { id, amount, availability { status } } } series { name, link } producers { name, link } menuNodes { name, link, bc { item { title } } } cms { name, link } searchQueries { name, link } } }";
