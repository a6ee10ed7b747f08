/** Sends what the platform changes or reads by POST, with ky: repeatable requests get one jittered retry. */

import ky, { HTTPError, type Options, type RetryOptions } from "ky";
import { asFetched } from "../../base/natives";
import type { Result } from "../../base/result";
import type { GetOptions, OnResponseHeaders } from "../../contracts/platform";
import type { SentRequest } from "../../contracts/sent-addition";
import { getText, makeRequests, type Send } from "../request";

/**
 * ky rejects error statuses, and repeats what may be repeated. Three of its defaults are off. Its timeout ends before
 * the body. It would repeat every GET. It trusts `ok`, which the response copies of a wrapped `fetch` lack (bar R46).
 */
const OURS: Options = {
  method: "post",
  timeout: false,
  throwHttpErrors: (status) => status < 200 || status > 299,
};

/** One retry, jittered so that the shoppers of a faulty server do not return at the same moment. */
const RETRY: RetryOptions = {
  limit: 1,
  methods: ["post"],
  statusCodes: [500, 502, 503, 504],
  delay: () => 300 + Math.random() * 700,
};

export interface PostOptions extends GetOptions {
  readonly body: string;
  /** Content type of the body. */
  readonly type: string;
  /** A read, which may be retried once after a network fault or a 5xx. */
  readonly repeatable?: boolean;
  /** A change that must arrive even when the page unloads (bar R9); its body stays under 64 KB. */
  readonly keepalive?: boolean;
  /** The request is under way already: its answer is used, and nothing is sent. */
  readonly sent?: SentRequest | undefined;
}

export interface Http {
  /** @returns the text of a 2xx response */
  post(url: string, options: PostOptions): Promise<Result<string>>;
  /** @returns the text of a 2xx response; never retried */
  get(url: string, options?: GetOptions): Promise<Result<string>>;
}

/** @param onResponseHeaders receives the headers of every response, whatever its status */
export function makeHttp(onResponseHeaders?: OnResponseHeaders): Http {
  const request = makeRequests(onResponseHeaders);
  return {
    get: (url, options) => getText(request, url, options),
    post: (url, options) => request(url, options, postOf(url, options)),
  };
}

const postOf =
  (url: string, { body, type, repeatable, keepalive = false, sent }: PostOptions): Send =>
  async (signal) => {
    if (sent) signal.addEventListener("abort", sent.abort);
    try {
      return await ky(url, {
        ...OURS,
        body,
        keepalive,
        fetch: (asked) => sent?.response ?? fetch(...asFetched(asked as Request)),
        headers: { Accept: "application/json", "Content-Type": type },
        retry: repeatable ? RETRY : 0,
        signal,
      });
    } catch (error) {
      if (error instanceof HTTPError) return error.response;
      throw error;
    }
  };
