/**
 * The second factor of signing in (contract D 6): a code by e-mail, SMS or from an application. It belongs to a chunk of its
 * own, which the old name `MfaConfig` brings (`compat/mfa`); requests are the platform room's.
 *
 *   settings ──► list of ways (place.ts) ──► code dialog ──► sign-in or order goes on
 *                                            update dialog: a contact that proves who one is
 */
export type { SecondFactorNeeds, Source } from "./needs";
export { putPlace, showPlace } from "./place";
export { type Contact, openUpdateDialog } from "./update-dialog";
export { sayUnavailable } from "./way-out";
