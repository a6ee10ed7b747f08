import { done, fault } from "../../runtime/base/result";
import type { IslandContext } from "../../runtime/contracts/island";
import { readAnswer } from "./answer";
import { searchCache } from "./cache";
import { productSearch, productSearchWithBreadcrumbs } from "./operation";
import type { Ask } from "./search-session";

/** Where results come from: this session's memory, else the platform's product search (spec §7.11). */
export function askShop({ store, storage, platform }: IslandContext): Ask {
  const { search, priceType, languageSymbol, currency } = store.getState().shop;
  const operation = search.breadcrumbs ? productSearchWithBreadcrumbs : productSearch;

  return async (text, signal) => {
    const read = (answer: unknown) => readAnswer(answer, text, search.limit, priceType);
    // Who has signed in, or out, meanwhile has prices of their own.
    const prices = `${currency.symbol} ${store.getState().customer.status}`;
    const memory = searchCache(storage.session, languageSymbol, prices, (answer) => {
      const results = read(answer);
      return results?.whole ? results : null;
    });
    const known = memory.get(text);
    if (known) return done(known);
    const values = { text, limit: search.limit };
    const answer = await platform.graphql(operation, values, { group: "search", signal });
    if (!answer.ok) return answer;
    const found = answer.data.productsTextSearch;
    const results = read(found);
    if (!results) return fault("format");
    if (results.whole) memory.set(text, found);
    return done(results);
  };
}
