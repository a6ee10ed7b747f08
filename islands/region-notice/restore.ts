/** Takes forced choices back at the platform (spec §7.10). */
import { getPath } from "../../runtime/base/values";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { Platform } from "../../runtime/contracts/platform";
import { type ForcedType, type Kind, typeOf } from "./forced";

const roots = { region: "unsetTemporaryRegion", zipcode: "unsetTemporaryZipcode" } as const;

const unset = (suffix: string, ...kinds: Kind[]): GraphqlOperation => ({
  suffix: `?mutation=${suffix}`,
  document: `mutation { ${kinds.map((kind) => `${roots[kind]} { status error { code message } }`).join(" ")} }`,
});

/** By type, with the addresses of contract B b. */
export const operations: Readonly<Record<ForcedType, GraphqlOperation>> = {
  region: unset("unsetRegion", "region"),
  zipcode: unset("unsetZipcode", "zipcode"),
  regionAndZipcode: unset("unsetRegionAndZipcode", "region", "zipcode"),
};

/**
 * Asks once for the defaults of these.
 * @returns those that the platform has restored: each answer's own status is read (contract B b.2)
 */
export async function restore({ graphql }: Platform, kinds: readonly Kind[]): Promise<Kind[]> {
  const answer = await graphql(operations[typeOf(kinds)], {});
  if (!answer.ok) return [];
  return kinds.filter((kind) => getPath(answer.data, roots[kind], "status") === "success");
}
