/** Multi-factor sign-in as the platform knows it (contract D 6): its settings, and what a shopper does about it. */
import { dig } from "../../../ground/values";
import type { CompatNeeds } from "../../needs";

const MODES = ["email", "otp", "totp"] as const;
/** By e-mail, by SMS, by an application. */
export type Mode = (typeof MODES)[number];
export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

export interface Settings {
  /** "disabled", "optional", "required". */
  readonly status: string;
  /** How many days a device may be remembered; 0 = not at all. */
  readonly days: number;
  /** What the shop offers. */
  readonly offered: readonly Mode[];
  /** What this shopper has. */
  readonly configured: readonly Mode[];
  readonly main: Mode | null;
  readonly suggests: boolean;
}

/** What a change has come to: the server's word for what was wrong, or "" where nothing was. */
export interface Outcome {
  readonly ok: boolean;
  readonly code: string;
  readonly data: unknown;
}

export interface Requests {
  /** Null where they could not be had. */
  settings(): Promise<Settings | null>;
  trigger(mode: Mode): Promise<Outcome>;
  add(mode: Mode, isMain: boolean): Promise<Outcome>;
  remove(mode: Mode): Promise<Outcome>;
  setMain(mode: Mode): Promise<Outcome>;
  /** `data` = whether the code is right. */
  verify(code: string, remember: boolean): Promise<Outcome>;
  /** A new e-mail or phone, which is confirmed by one of the ways that there are. */
  update(value: string, changed: Mode, by: Mode): Promise<Outcome>;
  snooze(): Promise<Outcome>;
}

const READ = `query { mfaSettings { shopMfaSettings { mfaRequiredStatus deviceRemember deviceRememberDays mfaFactors } userMfaSettings { defaultMfaMode configuredMfaModes shouldSuggestSetMFA } } }`;

export function mfaRequests({ platform }: CompatNeeds): Requests {
  const change = async (
    name: string,
    document: string,
    values: Readonly<Record<string, string | boolean>>,
    field = "success",
  ): Promise<Outcome> => {
    const answer = await platform.graphql({ document, suffix: `?query=${name}` }, values);
    if (!answer.ok) return { ok: false, code: (answer.code ?? "").toUpperCase(), data: null };
    const data = dig(answer.data, name, field);
    return { ok: data !== false && data !== undefined && data !== null, code: "", data };
  };
  const modesIn = (value: unknown) => (Array.isArray(value) ? value.filter(isMode) : []);

  return {
    async settings() {
      const answer = await platform.graphql({ document: READ, suffix: "?query=mfaSettings" }, {});
      const all = answer.ok ? dig(answer.data, "mfaSettings") : null;
      const status = dig(all, "shopMfaSettings", "mfaRequiredStatus");
      if (typeof status !== "string") return null;
      const shop = dig(all, "shopMfaSettings");
      const own = dig(all, "userMfaSettings");
      const main = dig(own, "defaultMfaMode");
      return {
        status,
        days: dig(shop, "deviceRemember") ? Number(dig(shop, "deviceRememberDays")) || 0 : 0,
        offered: modesIn(dig(shop, "mfaFactors")),
        configured: modesIn(dig(own, "configuredMfaModes")),
        main: isMode(main) ? main : null,
        suggests: dig(own, "shouldSuggestSetMFA") === true,
      };
    },
    // Modes are names of an enumeration, and each is one of our own three words.
    trigger: (mode) => change("triggerMfa", `mutation { triggerMfa(mode: ${mode}) { success } }`, {}),
    add: (mode, isMain) =>
      change(
        "addMfa",
        `mutation { addMfa(mode: ${mode}, default: ${isMain}) { qrCodeBase64 } }`,
        {},
        "qrCodeBase64",
      ),
    remove: (mode) => change("removeMfa", `mutation { removeMfa(mode: ${mode}) { success } }`, {}),
    setMain: (mode) => change("setDefaultMfa", `mutation { setDefaultMfa(mode: ${mode}) { success } }`, {}),
    verify: (code, remember) =>
      change(
        "verifyMfa",
        "mutation VerifyMfa($code: String!, $remember: Boolean) { verifyMfa(code: $code, rememberDevice: $remember) { isPinValid } }",
        { code, remember },
        "isPinValid",
      ),
    update: (value, changed, by) =>
      change(
        "updateVerificationMfa",
        `mutation UpdateMfa($value: String!) { updateVerificationMfa(changeValue: $value changeMode: ${changed} mfaMode: ${by}) { success } }`,
        { value },
      ),
    snooze: () => change("snoozeMfaReminder", "mutation { snoozeMfaReminder { success } }", {}),
  };
}
