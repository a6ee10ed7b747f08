import { setCookie } from "../../runtime/base/cookies";

/**
 * Stores that the selector was closed or submitted, so that it does not open automatically again in this session
 * (contract B j).
 */
export const rememberClosed = (): void => void setCookie("redirection", "closed");
