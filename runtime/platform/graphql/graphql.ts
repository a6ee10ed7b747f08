import type { ShopConfig } from "../../config/config";
import { encodeJson, parseJson } from "../../ground/json";
import { done, fault } from "../../ground/result";
import { dig, isBag } from "../../ground/values";
import type { Platform } from "../contract";
import type { Http } from "../transport/http";
import { writeOperation } from "./write-operation";

/** Executes static operations at the shop's endpoint. An answer with data and errors counts by its data (bar R2). */
export function makeGraphql(http: Http, shop: () => ShopConfig): Platform["graphql"] {
  return async (operation, values, { once, ...options } = {}) => {
    const { graphqlUrl, graphqlMode } = shop();
    const isMutation = operation.document.trimStart().startsWith("mutation");
    const answer = await http.post(graphqlUrl + operation.suffix, {
      body: encodeJson(writeOperation(operation, values, graphqlMode)),
      type: "application/json",
      ...options,
      repeatable: !once && !isMutation,
      keepalive: isMutation,
    });
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    const data = dig(body, "data");
    if (isBag(data)) return done(data);
    return fault(Array.isArray(dig(body, "errors")) ? "graphql" : "format");
  };
}
