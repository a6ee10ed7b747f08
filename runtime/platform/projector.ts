/** What the platform answers about one product (contract G D1.1): prices, versions, and to whom it is to be told. */
import { parseJson } from "../base/json";
import { done, fault } from "../base/result";
import { isBag } from "../base/values";
import type { AskProjector } from "../contracts/platform";
import type { Http } from "./transport/http";
export const askProjector =
  (http: Http): AskProjector =>
  async (asked, options) => {
    const answer = await http.get(`/ajax/projector.php?${new URLSearchParams(asked)}`, options);
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    return isBag(body) ? done(body) : fault("format");
  };
