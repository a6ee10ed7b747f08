import type { Choice, Forced, Kind } from "../../runtime/platform/forced-cookies";

export type { Choice, Forced, Kind };
/** The type of the notice, and of the call that restores the default. */
export type ForcedType = Kind | "regionAndZipcode";

export const kindsOf = (forced: Forced): Kind[] =>
  (["region", "zipcode"] as const).filter((kind) => forced[kind]);

export const typeOf = (kinds: readonly Kind[]): ForcedType =>
  kinds.length > 1 ? "regionAndZipcode" : (kinds[0] ?? "region");

/** Whether each default has a name that the notice can show. */
export const canRestore = (forced: Forced): boolean => kindsOf(forced).every((kind) => forced[kind]?.default);

/** The choices that stay forced after these kinds were restored. */
export const without = (forced: Forced, kinds: readonly Kind[]): Forced =>
  Object.fromEntries(kindsOf(forced).flatMap((kind) => (kinds.includes(kind) ? [] : [[kind, forced[kind]]])));
