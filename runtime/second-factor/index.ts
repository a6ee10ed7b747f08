/**
 * The second factor of sign-in (contract D 6): a code by e-mail, SMS or from an app. The old global `MfaConfig` loads
 * this chunk when the page needs it (`legacy/mfa`). `platform/second-factor.ts` sends the requests.
 *
 *   settings ──► list of modes (here) ──► code dialog (`codes.ts`) ──► sign-in or order continues
 */
export { putFactorSection, showFactorSection } from "./factor-section";
