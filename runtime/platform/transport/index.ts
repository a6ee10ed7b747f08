/**
 * Chunk `transport`: ky, and GraphQL over it. It loads together with the first island that needs it, or with the first
 * later request.
 */

import type { OnResponseHeaders, Platform } from "../../contracts/platform";
import type { WyspaStore } from "../../contracts/store";
import { makeGraphql } from "../graphql/graphql";
import { askProjector } from "../projector";
import { type Http, makeHttp } from "./http";

export interface Transport {
  readonly http: Http;
  readonly graphql: Platform["graphql"];
  readonly projector: Platform["projector"];
}

/** @param onResponseHeaders receives the headers of every response */
export function makeTransport(store: WyspaStore, onResponseHeaders: OnResponseHeaders): Transport {
  const http = makeHttp(onResponseHeaders);
  const shop = () => store.getState().shop;
  return {
    http,
    graphql: makeGraphql(http, shop),
    projector: askProjector(http, () => shop().ajaxUrl),
  };
}
