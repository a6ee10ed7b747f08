/** What the server's words for faults mean. */
import type { IslandContext } from "../contracts/island";
import { faultTexts } from "./texts";

const keys: Readonly<Record<string, keyof typeof faultTexts>> = {
  MFA_NOT_SET_YET: "second-factor.not-set",
  MFA_ALREADY_CONFIGURED: "second-factor.set-already",
  LIMIT_EXCEEDED: "second-factor.limit",
  CLIENT_EMAIL_REQUIRED: "second-factor.no-email",
  CLIENT_PHONE_REQUIRED: "second-factor.no-phone",
  INVALID_MFA_MODE: "second-factor.mode",
  INVALID_CHANGE_MODE: "second-factor.mode",
  INVALID_PHONE_FORMAT: "second-factor.bad-phone",
  INVALID_MAIL_FORMAT: "second-factor.bad-email",
  INTERNAL_ERROR: "second-factor.server",
  ACCESS_DENIED: "second-factor.denied",
  PIN_INVALID: "second-factor.wrong",
  NO_CONNECTION: "second-factor.no-connection",
};

export const faultWords =
  (texts: IslandContext["texts"]) =>
  (code: string): string => {
    const key = Object.hasOwn(keys, code) ? keys[code] : undefined;
    return texts(faultTexts)(key ?? "second-factor.unknown", { code: code.toLowerCase() });
  };

/** The list on the page says something else than the server. */
export const isStale = (code: string) => code === "MFA_NOT_SET_YET" || code === "MFA_ALREADY_CONFIGURED";
