/**
 * Chunk `transport`: ky, and GraphQL over it. It loads together with the first island that needs it, or with the first
 * later request.
 */

import type { Fault } from "../../base/result";
import type { Boot } from "../../contracts/boot";
import type { OnResponseHeaders, Platform } from "../../contracts/platform";
import { makeGraphql } from "../graphql/graphql";
import { type Http, makeHttp } from "./http";

export interface Transport {
  readonly http: Http;
  readonly graphql: Platform["graphql"];
}

/** @param onResponseHeaders receives the headers of every response */
export function makeTransport(
  { store, loader }: Pick<Boot, "store" | "loader">,
  onResponseHeaders: OnResponseHeaders,
): Transport {
  const http = makeHttp(onResponseHeaders);
  const shop = () => store.getState().shop;
  /** A server's bad moment (5xx) and a late answer are no mistakes of the page. */
  const explain = (url: string, fault: Fault) =>
    (fault.status ?? 0) < 500 &&
    /status|format|network/.test(fault.kind) &&
    void loader.load("explain").then(
      ({ explainGraphql }) => explainGraphql(url, fault),
      () => {},
    );
  return {
    http,
    graphql: makeGraphql(http, shop, explain),
  };
}
