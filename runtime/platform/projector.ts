/** Asks the platform about one product: prices, versions, subscriptions to availability mails (contract G D1.1). */
import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { isBag, type PlainObject } from "../base/values";
import type { GetOptions, Http } from "./transport/http";

/**
 * @param asked the request's parameters, unencoded
 * @returns the response, unchecked: the caller checks its shape
 */
export type AskProjector = (
  asked: Readonly<Record<string, string>>,
  options?: GetOptions,
) => Promise<Result<PlainObject>>;

export const askProjector =
  (http: Http): AskProjector =>
  async (asked, options) => {
    const answer = await http.get(`/ajax/projector.php?${new URLSearchParams(asked)}`, options);
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    return isBag(body) ? done(body) : fault("format");
  };
