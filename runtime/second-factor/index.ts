/**
 * The second factor of signing in (contract D 6): a code by e-mail, SMS or from an application. A chunk of its own, which the
 * old name `MfaConfig` has fetched when the page turns to it (`legacy/mfa`); requests are the platform room's.
 *
 *   settings ──► list of ways (here) ──► code dialog (`codes.ts`) ──► sign-in or order goes on
 */
export { putFactorSection, showFactorSection } from "./factor-section";
