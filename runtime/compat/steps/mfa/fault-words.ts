import type { CompatNeeds } from "../../needs";
import { mfaFaultTexts, validationTexts } from "../texts";

type Key = keyof typeof mfaFaultTexts;

const keys: Readonly<Record<string, Key>> = {
  MFA_NOT_SET_YET: "steps.mfa-not-set",
  MFA_ALREADY_CONFIGURED: "steps.mfa-set-already",
  LIMIT_EXCEEDED: "steps.mfa-limit",
  CLIENT_EMAIL_REQUIRED: "steps.mfa-no-email",
  CLIENT_PHONE_REQUIRED: "steps.mfa-no-phone",
  INVALID_MFA_MODE: "steps.mfa-mode",
  INVALID_CHANGE_MODE: "steps.mfa-mode",
  INTERNAL_ERROR: "steps.mfa-server",
  ACCESS_DENIED: "steps.mfa-denied",
  PIN_INVALID: "steps.mfa-wrong",
};

/** Says in words what the server's word for a fault means. */
export function faultWords({ texts }: CompatNeeds): (code: string) => string {
  return (code) => {
    const ofField = texts(validationTexts);
    if (code === "INVALID_PHONE_FORMAT") return ofField("steps.phone");
    if (code === "INVALID_MAIL_FORMAT") return ofField("steps.email");
    const key = Object.hasOwn(keys, code) ? keys[code] : undefined;
    return texts(mfaFaultTexts)(key ?? "steps.mfa-unknown", { code: code.toLowerCase() });
  };
}
