/**
 * Asks the platform about one product: prices, versions, subscriptions to availability mails (contract G D1.1). Stands
 * in the file of product pages, because the price of the first size is asked for while the page loads.
 */
import { besideAjax } from "../base/endpoint";
import { parseJson } from "../base/json";
import { done, fault } from "../base/result";
import { isPlainObject } from "../base/values";
import type { AskProjector, OnResponseHeaders } from "../contracts/platform";
import { getText, makeRequests } from "./request";

/**
 * @param ajaxUrl returns the address of get.php, beside which `projector.php` is
 * @param onResponseHeaders receives the headers of every response
 */
export function makeProjector(ajaxUrl: () => string, onResponseHeaders?: OnResponseHeaders): AskProjector {
  const request = makeRequests(onResponseHeaders);
  return async (asked, options) => {
    const url = besideAjax(ajaxUrl(), `projector.php?${new URLSearchParams(asked)}`);
    const answer = await getText(request, url, options);
    if (!answer.ok) return answer;
    const body = parseJson(answer.data);
    return isPlainObject(body) ? done(body) : fault("format");
  };
}
