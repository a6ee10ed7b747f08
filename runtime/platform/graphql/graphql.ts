import type { ShopConfig } from "../../shop/config";
import type { Platform } from "../contract";
import { encodeJson, isBag, parseJson } from "../json";
import { done, fault } from "../result";
import type { Http } from "../transport/http";
import { writeOperation } from "./write-operation";

/** Executes static operations at the shop's endpoint. An answer with data and errors counts by its data (bar R2). */
export function makeGraphql(http: Http, shop: () => ShopConfig): Platform["graphql"] {
  return async (operation, values, { once, ...options } = {}) => {
    const { graphqlUrl, graphqlMode } = shop();
    const answer = await http.post(graphqlUrl + operation.suffix, {
      body: encodeJson(writeOperation(operation, values, graphqlMode)),
      type: "application/json",
      ...options,
      repeatable: !once && !operation.document.trimStart().startsWith("mutation"),
    });
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    if (isBag(body) && isBag(body.data)) return done(body.data);
    return fault(isBag(body) && Array.isArray(body.errors) ? "graphql" : "format");
  };
}
