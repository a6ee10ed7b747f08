/** What the platform answers about one product (contract G D1.1): prices, versions, and to whom it is to be told. */
import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { isBag, type PlainObject } from "../base/values";
import type { GetOptions, Http } from "./transport/http";

/**
 * @param asked the request's parameters, unencoded
 * @returns the answer, unchecked: guard it by shape
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
