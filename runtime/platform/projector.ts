/** Asks the platform about one product: prices, versions, subscriptions to availability mails (contract G D1.1). */
import { parseJson } from "../base/json";
import { done, fault } from "../base/result";
import { isPlainObject } from "../base/values";
import type { AskProjector } from "../contracts/platform";
import type { Http } from "./transport/http";
export const askProjector =
  (http: Http): AskProjector =>
  async (asked, options) => {
    const answer = await http.get(`/ajax/projector.php?${new URLSearchParams(asked)}`, options);
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    return isPlainObject(body) ? done(body) : fault("format");
  };
