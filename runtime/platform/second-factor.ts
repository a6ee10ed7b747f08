/** The second factor of signing in as the platform knows it (contract D 6): its settings, and what a shopper does about it. */
import { getPath, isTruthyText, text, textsIn } from "../base/values";
import type { Platform } from "../contracts/platform";

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
  /** What this shopper has set up. */
  readonly configured: readonly Mode[];
  /** This shopper has set something up, possibly only modes that are unknown here. */
  readonly isEnrolled: boolean;
  /** Null without modes, and where the default mode is unknown here. */
  readonly main: Mode | null;
  /** The number of modes in the answer that are unknown here; they are left out. */
  readonly skipped: number;
  readonly suggests: boolean;
}

/** What a change has come to. */
export interface Outcome {
  readonly ok: boolean;
  /** The server's word for what was wrong, or one of ours; empty where the answer says nothing that one could use. */
  readonly code: string;
  readonly data?: unknown;
}

/** Our words, beside the server's. */
export const NO_CONNECTION = "NO_CONNECTION";
export const WRONG_CODE = "PIN_INVALID";

export interface SecondFactorRequests {
  /** Null where they could not be had. @param patience milliseconds */
  settings(patience?: number): Promise<Settings | null>;
  /** Sends a code, or has the server wait for one of an application. */
  trigger(mode: Mode): Promise<Outcome>;
  /** `data` = the picture of the key, where there is one. */
  add(mode: Mode, isMain: boolean): Promise<Outcome>;
  remove(mode: Mode): Promise<Outcome>;
  setMain(mode: Mode): Promise<Outcome>;
  verify(code: string, remember: boolean): Promise<Outcome>;
  /** A new e-mail or phone, which is confirmed by one of the ways that there are. */
  update(value: string, changed: Mode, by: Mode): Promise<Outcome>;
  snooze(): Promise<Outcome>;
}

const READ = `query { mfaSettings { shopMfaSettings { mfaRequiredStatus deviceRemember deviceRememberDays mfaFactors } userMfaSettings { defaultMfaMode configuredMfaModes shouldSuggestSetMFA } } }`;
/** Somebody waits before a button: no answer by then counts as none. */
const PATIENCE_MS = 10_000;

/** Whether the shopper can choose anything: a mode to prove themselves by, or one to set up. */
export const hasModes = ({ isEnrolled, configured, offered }: Settings): boolean =>
  (isEnrolled ? configured : offered).length > 0;

/** Null for an answer that is none. */
function readSettings(all: unknown): Settings | null {
  const shop = getPath(all, "shopMfaSettings");
  const own = getPath(all, "userMfaSettings");
  const status = getPath(shop, "mfaRequiredStatus");
  if (typeof status !== "string") return null;
  const main = text(getPath(own, "defaultMfaMode"));
  const named = [...new Set(textsIn(getPath(own, "configuredMfaModes")))];
  const offered = [...new Set(textsIn(getPath(shop, "mfaFactors")))];
  const configured = named.filter(isMode);
  const first = main ? null : (configured[0] ?? null);
  return {
    status,
    days: isTruthyText(getPath(shop, "deviceRemember"))
      ? Number(getPath(shop, "deviceRememberDays")) || 0
      : 0,
    offered: offered.filter(isMode),
    configured,
    isEnrolled: named.length > 0,
    main: isMode(main) ? main : first,
    skipped: [...new Set([...named, ...offered])].filter((mode) => !isMode(mode)).length,
    suggests: isTruthyText(getPath(own, "shouldSuggestSetMFA")),
  };
}

export function secondFactorRequests({ graphql }: Pick<Platform, "graphql">): SecondFactorRequests {
  const ask = async (
    name: string,
    document: string,
    values: Readonly<Record<string, string | boolean>> = {},
    isRight: (field: unknown) => boolean = (field) => isTruthyText(getPath(field, "success")),
  ): Promise<Outcome> => {
    const answer = await graphql({ document, suffix: `?query=${name}` }, values, { deadline: PATIENCE_MS });
    if (answer.ok) {
      const data = getPath(answer.data, name);
      return { ok: isRight(data), code: "", data };
    }
    const isCut = answer.kind === "network" || answer.kind === "timeout";
    return { ok: false, code: isCut ? NO_CONNECTION : (answer.code ?? "").toUpperCase() };
  };
  // Modes are names of an enumeration, and each is one of our own three words.
  const oneMode = (name: string) => (mode: Mode) =>
    ask(name, `mutation { ${name}(mode: ${mode}) { success } }`);

  return {
    async settings(patience = PATIENCE_MS) {
      const operation = { document: READ, suffix: "?query=mfaSettings" };
      const answer = await graphql(operation, {}, { deadline: patience });
      return answer.ok ? readSettings(getPath(answer.data, "mfaSettings")) : null;
    },
    trigger: oneMode("triggerMfa"),
    remove: oneMode("removeMfa"),
    setMain: oneMode("setDefaultMfa"),
    async add(mode, isMain) {
      const document = `mutation { addMfa(mode: ${mode}, default: ${isMain}) { qrCodeBase64 } }`;
      // Only an application is given a picture.
      const { data, ...outcome } = await ask("addMfa", document, {}, (field) => !!field);
      return { ...outcome, data: getPath(data, "qrCodeBase64") };
    },
    async verify(code, remember) {
      const document =
        "mutation VerifyMfa($code: String!, $remember: Boolean) { verifyMfa(code: $code, rememberDevice: $remember) { isPinValid } }";
      const isRight = (field: unknown) => isTruthyText(getPath(field, "isPinValid"));
      const { data, ...outcome } = await ask("verifyMfa", document, { code, remember }, isRight);
      return getPath(data, "isPinValid") === false ? { ok: false, code: WRONG_CODE } : outcome;
    },
    update: (value, changed, by) =>
      ask(
        "updateVerificationMfa",
        `mutation UpdateMfa($value: String!) { updateVerificationMfa(changeValue: $value changeMode: ${changed} mfaMode: ${by}) { success } }`,
        { value },
      ),
    snooze: () => ask("snoozeMfaReminder", "mutation { snoozeMfaReminder { success } }"),
  };
}
