/** Asks the platform to restore default choices. */
import { getPath } from "../../runtime/base/values";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { Platform } from "../../runtime/contracts/platform";
import { type ForcedType, type Kind, typeOf } from "./forced";

const roots = { region: "unsetTemporaryRegion", zipcode: "unsetTemporaryZipcode" } as const;

const unset = (suffix: string, ...kinds: Kind[]): GraphqlOperation => ({
  suffix: `?mutation=${suffix}`,
  document: `mutation { ${kinds.map((kind) => `${roots[kind]} { status error { code message } }`).join(" ")} }`,
});

/** By type, each with its own query suffix (contract B b). */
export const operations: Readonly<Record<ForcedType, GraphqlOperation>> = {
  region: unset("unsetRegion", "region"),
  zipcode: unset("unsetZipcode", "zipcode"),
  regionAndZipcode: unset("unsetRegionAndZipcode", "region", "zipcode"),
};

/**
 * Restores the defaults of these kinds in one request.
 * @returns the restored kinds: each part of the answer has a status of its own (contract B b.2)
 */
export async function restore({ graphql }: Platform, kinds: readonly Kind[]): Promise<Kind[]> {
  const answer = await graphql(operations[typeOf(kinds)], {});
  if (!answer.ok) return [];
  return kinds.filter((kind) => getPath(answer.data, roots[kind], "status") === "success");
}
