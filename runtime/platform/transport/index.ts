/**
 * The transport: ky, and GraphQL over it. A chunk of its own, fetched beside the first island that asks the platform for
 * something, or with the first later request.
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

/** @param onResponseHeaders told of the headers of every answer */
export function makeTransport(store: WyspaStore, onResponseHeaders: OnResponseHeaders): Transport {
  const http = makeHttp(onResponseHeaders);
  return {
    http,
    graphql: makeGraphql(http, () => store.getState().shop),
    projector: askProjector(http),
  };
}
