/**
 * Requests the storefront data that the first scan needs, from the entry script, before any chunk has arrived.
 * The core chunk reads the response, and sends all later requests.
 */

import { firstEndpoint } from "../base/endpoint";
import { done, fault, type Result } from "../base/result";
import { asObject, type PlainObject } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { BlockName } from "../contracts/blocks";
import type { FirstRequest } from "../contracts/boot";

/** Page data for the parameters of Snippets and ToplayersAndWidgets. */
interface RequestPage {
  /** View type 1–4. */
  readonly view: number;
  readonly requestUri: string;
  readonly additionalAjax: string;
}

/** The page data of a request, and the address that answers it. */
export interface RequestOfPage extends RequestPage {
  readonly url: string;
}

/** The request's entry for one block as JSON text, in the shape that the platform expects. */
export function blockRequest(block: BlockName, { view, requestUri, additionalAjax }: RequestPage): string {
  if (/^(Basket|Wishlist|Comparers)$/.test(block)) return "{}";
  // Written by hand, because the entry script ships no JSON writer. `JSON.stringify` calls no `toJSON` on strings.
  const page = `"mobile":${view === 1},"tablet":${view === 2},"pc":${view > 2},"request_uri":${JSON.stringify(requestUri)},"additional_ajax":${JSON.stringify(additionalAjax)}`;
  return `{"format":"json","params":{${block === "Projector" ? "" : page}}}`;
}

/** The form body, percent-encoded because the page's address may contain any character (ruling 4). */
export function storefrontBody(blocks: readonly BlockName[], page: RequestPage): string {
  const request = blocks.map((block) => `"${block}":${blockRequest(block, page)}`).join();
  return new URLSearchParams({ request: `{${request}}` }).toString();
}

/** Sends the first request. Never rejects. The core chunk applies the deadline. */
export async function sendFirst(
  blocks: readonly BlockName[],
  page: RequestOfPage,
  first: Pick<FirstRequest, "headers"> = {},
  signal: AbortSignal | null = null,
): Promise<Result<string>> {
  try {
    const response = await fetch(page.url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: storefrontBody(blocks, page),
      signal,
    });
    // Tests `status` instead of `ok`, because a wrapped `fetch` may return a copy without `ok` (bar R46).
    const { status } = response;
    first.headers = response.headers;
    return status >= 200 && status < 300 ? done(await response.text()) : fault("status", { status });
  } catch {
    return fault(signal?.aborted ? "aborted" : "network");
  }
}

/**
 * Requests blocks: the first call sends the request at once.
 * @param page returns the page's data at the moment of the request
 * @param later receives the blocks of all later calls: the core chunk batches them
 */
export function askFirst(
  first: FirstRequest,
  blocks: readonly BlockName[],
  page: () => RequestOfPage,
  later: (blocks: readonly BlockName[]) => void,
): void {
  if (!blocks.length) return;
  if (first.answer) {
    later(blocks);
    return;
  }
  first.blocks = [...new Set(blocks)];
  first.answer = sendFirst(first.blocks, page(), first, first.readings?.signal);
}

/**
 * The page data that Snippets and ToplayersAndWidgets need as parameters (contract B c), and the request's address.
 * @param view the page's view type, 1 to 4
 * @param given the explicit configuration's sources, in order of priority
 */
export function requestPage(view: number, given: readonly PlainObject[]): RequestOfPage {
  const vars = asObject(pageGlobals().vars);
  return {
    url: firstEndpoint("/ajax/get.php", ...given.map(({ ajaxUrl }) => ajaxUrl)),
    view,
    requestUri: String(vars.requestUri ?? location.pathname + location.search),
    additionalAjax: String(vars.additionalAjax ?? ""),
  };
}
