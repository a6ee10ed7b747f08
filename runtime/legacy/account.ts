/** Part of the chunk `legacy-account`: the old names of registration, sign-in and order. */
export { mfaConfigFor } from "./mfa";
export { modifyAdress, paginationFor } from "./steps/associated-clients";
export { phonePrefixFor } from "./steps/phone-prefix";
