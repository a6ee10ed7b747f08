/** Asks the platform about one product: prices, versions, subscriptions to availability mails (contract G D1.1). */
import { besideAjax } from "../base/endpoint";
import { parseJson } from "../base/json";
import { done, fault } from "../base/result";
import { isPlainObject } from "../base/values";
import type { AskProjector } from "../contracts/platform";
import type { Http } from "./transport/http";
/** @param ajaxUrl returns the address of get.php, beside which `projector.php` is */
export const askProjector =
  (http: Http, ajaxUrl: () => string): AskProjector =>
  async (asked, options) => {
    const answer = await http.get(
      besideAjax(ajaxUrl(), `projector.php?${new URLSearchParams(asked)}`),
      options,
    );
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    return isPlainObject(body) ? done(body) : fault("format");
  };
