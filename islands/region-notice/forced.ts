import type { Choice, Forced, Kind } from "../../runtime/dom/forced-cookies";

export type { Choice, Forced, Kind };
/** The type of the notice, and of the call that takes the choice back (spec §4 Forced region). */
export type ForcedType = Kind | "regionAndZipcode";

export const kindsOf = (forced: Forced): Kind[] =>
  (["region", "zipcode"] as const).filter((kind) => forced[kind]);

export const typeOf = (kinds: readonly Kind[]): ForcedType =>
  kinds.length > 1 ? "regionAndZipcode" : (kinds[0] ?? "region");

/** Whether each default has a name by which it can be offered. */
export const canRestore = (forced: Forced): boolean => kindsOf(forced).every((kind) => forced[kind]?.default);

/** What is still forced once these have been taken back. */
export const without = (forced: Forced, kinds: readonly Kind[]): Forced =>
  Object.fromEntries(kindsOf(forced).flatMap((kind) => (kinds.includes(kind) ? [] : [[kind, forced[kind]]])));
