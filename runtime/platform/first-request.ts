/**
 * The storefront data that the first scan needs: one bare request, sent from the entry before any chunk has
 * arrived (design §3). What it answered is read by the core chunk, which also takes over all later requests.
 */

import { done, fault, type Result } from "../base/result";
import { bag } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { BlockName } from "../contracts/blocks";
import type { FirstRequest } from "../contracts/boot";
import { blockRequest, type RequestPage } from "./blocks";

/** The form body: percent-encoded, whatever the page's address holds (ruling 4). */
export function storefrontBody(blocks: readonly BlockName[], page: RequestPage): string {
  const request = blocks.map((block) => `"${block}":${blockRequest(block, page)}`).join();
  return new URLSearchParams({ request: `{${request}}` }).toString();
}

/** Sends the first request. Never rejects. Its deadline is the core chunk's business. */
export async function sendFirst(
  blocks: readonly BlockName[],
  page: RequestPage,
  first: Pick<FirstRequest, "headers"> = {},
  signal: AbortSignal | null = null,
): Promise<Result<string>> {
  try {
    const response = await fetch("/ajax/get.php", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: storefrontBody(blocks, page),
      signal,
    });
    // By status and not by `ok`: a wrapped fetch may give a copy without it (bar R46).
    const { status } = response;
    first.headers = response.headers;
    return status >= 200 && status < 300 ? done(await response.text()) : fault("status", { status });
  } catch {
    return fault(signal?.aborted ? "aborted" : "network");
  }
}

/**
 * Asks for blocks: the first time at once.
 * @param view of the page, 1 to 4
 * @param later asks for what comes after that: the core chunk, which batches
 */
export function askFirst(
  first: FirstRequest,
  blocks: readonly BlockName[],
  view: number,
  later: (blocks: readonly BlockName[]) => void,
): void {
  if (!blocks.length) return;
  if (first.answer) {
    later(blocks);
    return;
  }
  first.blocks = [...new Set(blocks)];
  first.answer = sendFirst(first.blocks, requestPage(view), first, first.readings?.signal);
}

/** What the page says about itself for Snippets and ToplayersAndWidgets (contract B c). */
export function requestPage(view: number): RequestPage {
  const vars = bag(pageGlobals().vars);
  return {
    view,
    requestUri: String(vars.requestUri ?? location.pathname + location.search),
    additionalAjax: String(vars.additionalAjax ?? ""),
  };
}
