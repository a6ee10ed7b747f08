import { setCookie } from "../../runtime/base/cookies";

/** Closing and submitting alike: it is not to open by itself again in this session (spec §4, contract B j). */
export const rememberClosed = (): void => void setCookie("redirection", "closed");
