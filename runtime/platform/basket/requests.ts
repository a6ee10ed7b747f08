/** The requests by which a basket is changed (contract F §3): one per change. */

import { parseJson } from "../../base/json";
import { done, fault, type Result } from "../../base/result";
import { getPath, isBag, list, number, text } from "../../base/values";
import type { Addition, LineRef } from "../../contracts/basket";
import type { IslandContext } from "../../contracts/island";
import type { Platform } from "../../contracts/platform";
import type { Http } from "../transport/http";
import { addOperation, removeOperation } from "./operations";

export interface Ways {
  readonly http: Http;
  readonly graphql: Platform["graphql"];
  readonly store: IslandContext["store"];
}

/** What a request says: how much of the line the basket holds now, where it says so. */
export type Said = Result<number | null>;
/** Reads the products that the answer to a form lists. */
type ReadProducts = (products: readonly unknown[]) => Said;
/** Sends one request, which ends within so many milliseconds. */
export type Send = (deadline: number) => Promise<Said>;

/** Added by GraphQL, whose results say what was refused; everything else as its form would send it. */
export const isPlain = ({ id, fields = {} }: Pick<Addition, "id" | "fields">) =>
  /^\d{1,9}$/.test(id) && !Object.keys(fields).length;

/** Code outside may want to hear what the platform answered. What it throws is its author's business. */
function tellPage(answer: unknown): void {
  try {
    const { Core } = window as { Core?: { basketChanged?: unknown } };
    if (typeof Core?.basketChanged === "function") Core.basketChanged(answer);
  } catch (error) {
    console.error(error);
  }
}

/** How a line is set, and how a product is added. */
export function basketRequests({ http, graphql, store }: Ways) {
  /** By form; the answer is JSON, and its tracking header was heard before it is read. */
  const sendForm = async (
    query: string,
    form: Record<string, string>,
    readProducts: ReadProducts,
    left: number,
  ): Promise<Said> => {
    const answer = await http.post(`/basketchange.php${query}`, {
      body: new URLSearchParams({ ...form, getAjax: "true", mode: "1" }).toString(),
      type: "application/x-www-form-urlencoded",
      deadline: left,
      keepalive: true,
    });
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    if (!isBag(body)) return fault("format");
    tellPage(body);
    const products = getPath(body, "basket", "products");
    return products ? readProducts(list(products)) : done(null);
  };

  const set = (line: LineRef, quantity: number): Send => {
    const { id, size, additional, forPoints } = line;
    // Such a hash is GraphQL's own: see from-graphql.ts.
    if (!quantity && additional && store.getState().basket.source === "graphql") {
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
    const held = (products: readonly unknown[]) => done(heldBy(products, line));
    return (left) => sendForm("?type=multiproduct", form, held, left);
  };

  const add = ({ id, size, quantity, fields = {} }: Addition): Send => {
    if (!isPlain({ id, fields })) {
      const form = { ...fields, product: id, size, number: String(quantity) };
      // It has no word for a refusal, but a product that was added is in it.
      const isIn = (products: readonly unknown[]) =>
        products.some((product) => isOf(product, { id, size })) ? done(null) : fault("refused");
      return (left) => sendForm("", form, isIn, left);
    }
    return async (deadline) => {
      const answer = await graphql(addOperation, { id: Number(id), size, quantity }, { deadline });
      return answer.ok ? readStatus(answer.data.addProductsToBasket) : answer;
    };
  };

  return { set, add };
}

/**
 * The line's `count` in the answer's list of products, 0 where it is not in it. Of lines for points the answer does not
 * say that they are such: null where it may be another one.
 */
function heldBy(
  products: readonly unknown[],
  { id, size, additional = "", forPoints }: LineRef,
): number | null {
  const own = products.filter(
    (product) => isOf(product, { id, size }) && text(getPath(product, "md5_additional")) === additional,
  );
  if (forPoints || own.length > 1) return null;
  return number(getPath(own[0], "count")) ?? 0;
}

const isOf = (product: unknown, { id, size }: LineRef) =>
  text(getPath(product, "id")) === id && text(getPath(product, "size")) === size;

/** A mutation's own word: `error` is a refusal, with the shop's message where it gives one. */
function readStatus(answer: unknown): Said {
  if (!isBag(answer)) return fault("format");
  const results = [answer, ...list(answer.results)];
  const refused = results.filter((result) => text(getPath(result, "status")) === "error");
  if (!refused.length) return done(null);
  const message = refused.map((result) => text(getPath(result, "error", "message"))).find(Boolean);
  return fault("refused", message ? { message } : {});
}
