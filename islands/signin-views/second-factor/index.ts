/**
 * The second factor of sign-in (contract D 6): a code by e-mail, SMS or from an app. The old global `MfaConfig` loads
 * it when the page needs it (`runtime/legacy/mfa`). `runtime/platform/second-factor.ts` sends the requests.
 *
 *   settings ──► list of modes ──► code dialog ──► sign-in or order continues
 */
export { putFactorSection, showFactorSection } from "./factor-section";
export { openUpdateDialog } from "./update-dialog";
