import type { ShopConfig } from "../../shop/config";
import type { Platform } from "../contract";
import { encodeJson } from "../json";
import { parseJson } from "../parse-answer";
import { isObject } from "../read-value";
import { done, fault } from "../result";
import type { Http } from "../transport/http";
import { writeOperation } from "./write-operation";

/** Executes static operations at the shop's endpoint. An answer with data and errors counts by its data (bar R2). */
export function makeGraphql(http: Http, shop: () => ShopConfig): Platform["graphql"] {
  return async (operation, values, { group, signal, deadline } = {}) => {
    const { graphqlUrl, graphqlMode } = shop();
    const answer = await http.post(graphqlUrl + operation.suffix, {
      body: encodeJson(writeOperation(operation, values, graphqlMode)),
      type: "application/json",
      group,
      signal,
      deadline,
      repeatable: !operation.document.trimStart().startsWith("mutation"),
    });
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    if (isObject(body) && isObject(body.data)) return done(body.data);
    return fault(isObject(body) && Array.isArray(body.errors) ? "graphql" : "format");
  };
}
