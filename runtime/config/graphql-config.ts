/** The settings of requests that the entry may send before the core has read the whole configuration. */

import { firstEndpoint } from "../base/endpoint";
import { firstLike, firstOf, getPath, type PlainObject } from "../base/values";
import type { ShopConfig } from "../contracts/config";
import { pageGlobals } from "./explicit-config";

/** @param sources the explicit sources, in order of priority */
export const graphqlConfig = (
  sources: readonly PlainObject[],
): Pick<ShopConfig, "graphqlUrl" | "graphqlMode"> => ({
  graphqlUrl: firstEndpoint(
    firstLike("/graphql/v1/", getPath(pageGlobals(), "urls", "graphql")),
    ...sources.map(({ graphqlUrl }) => graphqlUrl),
  ),
  graphqlMode: firstOf(["literal", "variables"], ...sources.map(({ graphqlMode }) => graphqlMode)),
});
