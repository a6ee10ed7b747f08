import { withQuery } from "../../base/endpoint";
import { encodeJson, parseJson } from "../../base/json";
import { done, type Fault, fault } from "../../base/result";
import { getPath, isPlainObject } from "../../base/values";
import type { ShopConfig } from "../../contracts/config";
import type { Platform } from "../../contracts/platform";
import type { Http } from "../transport/http";
import { writeOperation } from "./write-operation";

/**
 * Executes static operations at the shop's endpoint. A response with data and errors counts as data (bar R2).
 * @param explain tells the theme designer when the address may be wrong
 */
export function makeGraphql(
  http: Http,
  shop: () => ShopConfig,
  explain: (url: string, fault: Fault) => void = () => {},
): Platform["graphql"] {
  return async (operation, values, { once, ...options } = {}) => {
    const { graphqlUrl, graphqlMode } = shop();
    const isMutation = operation.document.trimStart().startsWith("mutation");
    const answer = await http.post(withQuery(graphqlUrl, operation.suffix), {
      body: encodeJson(writeOperation(operation, values, graphqlMode)),
      type: "application/json",
      ...options,
      repeatable: !once && !isMutation,
      keepalive: isMutation,
    });
    if (!answer.ok) {
      explain(graphqlUrl, answer);
      return answer;
    }
    const body = parseJson(answer.data);
    const data = getPath(body, "data");
    const errors = getPath(body, "errors");
    const isRefused = Array.isArray(errors) && errors.length > 0;
    // When errors occurred and every field is `null`, the response counts as failed.
    if (isPlainObject(data) && !(isRefused && Object.values(data).every((field) => field === null)))
      return done(data);
    const code = isRefused && getPath(errors[0], "message");
    if (Array.isArray(errors)) return fault("graphql", typeof code === "string" ? { code } : {});
    const unreadable = fault("format");
    explain(graphqlUrl, unreadable);
    return unreadable;
  };
}
