/** Explains answers of the shop's server that a page cannot use. */
import { warnOnce } from "../../base/console";
import type { Fault } from "../../base/result";
import { getPath } from "../../base/values";
import type { Boot } from "../../contracts/boot";
import { probe } from "../../platform/probe";

const CONTRACT = 'See "What your server answers" in islands/SERVER.md.';

/** @param error the reported `StorefrontFault`; the core has its own copy of the class */
export function explainStorefront({ firstRequest, store }: Boot, error: Error): void {
  const { kind, status = 0 } = (getPath(error, "fault") ?? {}) as Partial<Fault>;
  const type = firstRequest.headers?.get("content-type") ?? "";
  const request = `POST ${store.getState().shop.ajaxUrl}`;
  if (kind === "status" && status >= 400 && status < 500)
    warnOnce(`${request} answers ${status}, so basket and snippets have no data. ${CONTRACT}`);
  else if (kind === "format" && !/json/.test(type))
    warnOnce(
      `${request} answers with "${type}" instead of JSON, so basket and snippets have no data. ${CONTRACT}`,
    );
  else if (kind === "format")
    warnOnce(`${error.message} Each block must have an object "response". ${CONTRACT}`);
}

/** @param url the configured endpoint */
export async function explainGraphql(url: string, { kind, status }: Fault): Promise<void> {
  const { href, origin } = new URL(url, location.href);
  const change = 'Set "graphqlUrl" in #wyspa-config, or app_shop.urls.graphql, to the shop\'s endpoint.';
  if (kind === "status") warnOnce(`"graphqlUrl": ${href} answers ${status}. ${change}`);
  else if (kind === "format")
    warnOnce(`"graphqlUrl": ${href} does not answer with GraphQL's JSON. ${change}`);
  // The shop's own host fails only with the shopper's connection; another host may lack CORS headers.
  else if (origin !== location.origin && (await probe(href)) === "closed")
    warnOnce(
      `"graphqlUrl": ${href} has no CORS headers for ${location.origin}. Send them, or correct the address.`,
    );
}
