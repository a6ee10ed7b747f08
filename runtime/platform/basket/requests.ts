/** Sends the requests that change a basket, one per change (contract F §3). */

import { showPageError } from "../../base/console";
import { withQuery } from "../../base/endpoint";
import { parseJson } from "../../base/json";
import { done, fault, type Result } from "../../base/result";
import { getPath, isPlainObject, list, number, text } from "../../base/values";
import type { Addition, LineRef } from "../../contracts/basket";
import type { GraphqlOperation } from "../../contracts/graphql";
import type { IslandContext } from "../../contracts/island";
import type { Platform } from "../../contracts/platform";
import type { SentRequest } from "../../contracts/sent-addition";
import type { Http } from "../transport/http";
import { lineKey } from "./line-key";
import { addOperation, isPlain } from "./write-addition";

export interface Ways {
  readonly http: Http;
  readonly graphql: Platform["graphql"];
  readonly store: IslandContext["store"];
}

/** Result of a change request: the line's quantity in the basket, or `null` if the response does not contain it. */
export type Said = Result<number | null>;
/** Reads the list of products in the response to a form. */
type ReadProducts = (products: readonly unknown[]) => Said;
/** Sends one request. @param deadline in milliseconds */
export type Send = (deadline: number) => Promise<Said>;

/** Removes a line by the hash that the `basket` query returned for it. */
const removeOperation: GraphqlOperation = {
  suffix: "?removeFromBasket",
  document:
    "mutation Remove($id: Int!, $size: String!, $additional: String!) { removeProductsFromBasket(ProductInput: [{ id: $id, size: $size, additional: $additional }]) { status } }",
};

/** Passes the response to the page's `Core.basketChanged` hook. An error in the hook must not fail the change. */
function tellPage(answer: unknown): void {
  try {
    const { Core } = window as { Core?: { basketChanged?: unknown } };
    if (typeof Core?.basketChanged === "function") Core.basketChanged(answer);
  } catch (error) {
    showPageError(error);
  }
}

/** Builds the requests that set a line and add a product. */
export function basketRequests({ http, graphql, store }: Ways) {
  /** Sends a form; the response is JSON. `http` has already handled its tracking header. */
  const sendForm = async (
    query: string,
    form: Record<string, string>,
    readProducts: ReadProducts,
    left: number,
  ): Promise<Said> => {
    const answer = await http.post(withQuery(store.getState().shop.basketUrl, query), {
      body: new URLSearchParams({ ...form, getAjax: "true", mode: "1" }).toString(),
      type: "application/x-www-form-urlencoded",
      deadline: left,
      keepalive: true,
    });
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    if (!isPlainObject(body)) return fault("format");
    tellPage(body);
    const products = getPath(body, "basket", "products");
    return products ? readProducts(list(products)) : done(null);
  };

  const set = (line: LineRef, quantity: number): Send => {
    const { id, size, additional, forPoints } = line;
    const lines = store.getState().basket.basket?.lines ?? [];
    // A hash from GraphQL is valid only in GraphQL (see from-graphql.ts).
    const isOfGraphql = lines.some(({ key, settable }) => key === lineKey(line) && !settable);
    if (!quantity && additional && isOfGraphql) {
      return async (deadline) => {
        const answer = await graphql(removeOperation, { id: Number(id), size, additional }, { deadline });
        return answer.ok ? readStatus(answer.data.removeProductsFromBasket) : answer;
      };
    }
    const form = {
      "product[0]": id,
      "size[0]": size,
      ...(additional && { "additional[0]": additional }),
      ...(forPoints && { "forpoints[0]": "1" }),
      "set_quantity[0]": String(quantity),
    };
    const hasTwins = lines.filter((own) => own.id === id && own.size === size).length > 1;
    const held = (products: readonly unknown[]) => done(heldBy(products, line, hasTwins));
    return (left) => sendForm("?type=multiproduct", form, held, left);
  };

  /** @param sent the request that the entry has sent in the press: its answer is used, and nothing is sent */
  const add = ({ id, size, quantity, fields = {} }: Addition, sent?: SentRequest): Send => {
    if (!isPlain({ id, fields })) {
      const form = { ...fields, product: id, size, number: String(quantity) };
      // The response cannot express a refusal, but it lists every product that was added.
      const isIn = (products: readonly unknown[]) =>
        products.some((product) => isOf(product, { id, size })) ? done(null) : fault("refused");
      return (left) => sendForm("", form, isIn, left);
    }
    return async (deadline) => {
      const answer = await graphql(addOperation, { id: Number(id), size, quantity }, { deadline, sent });
      return answer.ok ? readStatus(answer.data.addProductsToBasket) : answer;
    };
  };

  return { set, add };
}

/**
 * The line's `count` in the response's list of products; 0 when the line is missing. The response may write another
 * hash than the source of the basket. So the only row of a product and size is the line, whatever its hash.
 * @param hasTwins the basket has further lines of the product and size, so that only the hash tells them apart
 * @returns `null` when the line is ambiguous: the response does not mark lines paid with points
 */
function heldBy(
  products: readonly unknown[],
  { id, size, additional = "", forPoints }: LineRef,
  hasTwins: boolean,
): number | null {
  const rows = products.filter((product) => isOf(product, { id, size }));
  const exact = rows.filter((product) => text(getPath(product, "md5_additional")) === additional);
  const [own, ...more] = exact.length || hasTwins ? exact : rows;
  if (forPoints || more.length || (!own && rows.length)) return null;
  return number(getPath(own, "count")) ?? 0;
}

const isOf = (product: unknown, { id, size }: LineRef) =>
  text(getPath(product, "id")) === id && text(getPath(product, "size")) === size;

/** Reads a mutation's status: `error` is a refusal, with the shop's message if there is one. */
function readStatus(answer: unknown): Said {
  if (!isPlainObject(answer)) return fault("format");
  const results = [answer, ...list(answer.results)];
  const refused = results.filter((result) => text(getPath(result, "status")) === "error");
  if (!refused.length) return done(null);
  const message = refused.map((result) => text(getPath(result, "error", "message"))).find(Boolean);
  return fault("refused", message ? { message } : {});
}
