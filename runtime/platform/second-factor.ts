/** Reads and changes a shopper's settings for two-factor sign-in on the platform (contract D 6). */
import { getPath, isTruthyText, text, textsIn } from "../base/values";
import type { Platform } from "../contracts/platform";

const MODES = ["email", "otp", "totp"] as const;
/** `otp` = code by SMS, `totp` = code from an authenticator app. */
export type Mode = (typeof MODES)[number];
export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

export interface Settings {
  /** "disabled", "optional", "required". */
  readonly status: string;
  /** Days for which a device may be remembered; 0 = never. */
  readonly days: number;
  /** Modes that the shop offers. */
  readonly offered: readonly Mode[];
  /** Modes that this shopper has set up. */
  readonly configured: readonly Mode[];
  /** This shopper has set up at least one mode, even if this build does not know it. */
  readonly isEnrolled: boolean;
  /** The default mode; `null` when there are no modes, or this build does not know the default. */
  readonly main: Mode | null;
  /** Number of modes in the response that this build does not know and therefore omits. */
  readonly skipped: number;
  readonly suggests: boolean;
}

/** The result of a change. */
export interface Outcome {
  readonly ok: boolean;
  /** The server's error code, or one of the two codes below; empty when the response contains no usable code. */
  readonly code: string;
  readonly data?: unknown;
}

/** Error codes of this module, in addition to the server's. */
export const NO_CONNECTION = "NO_CONNECTION";
export const WRONG_CODE = "PIN_INVALID";

export interface SecondFactorRequests {
  /** `null` when the settings cannot be read. @param patience milliseconds */
  settings(patience?: number): Promise<Settings | null>;
  /** Sends a code, or makes the server expect one from an authenticator app. */
  trigger(mode: Mode): Promise<Outcome>;
  /** `data` = the key as a QR code image; only an authenticator app gets one. */
  add(mode: Mode, isMain: boolean): Promise<Outcome>;
  remove(mode: Mode): Promise<Outcome>;
  setMain(mode: Mode): Promise<Outcome>;
  verify(code: string, remember: boolean): Promise<Outcome>;
  /** Sets a new e-mail or phone, which the shopper confirms by a mode that is set up. */
  update(value: string, changed: Mode, by: Mode): Promise<Outcome>;
  snooze(): Promise<Outcome>;
}

const READ = `query { mfaSettings { shopMfaSettings { mfaRequiredStatus deviceRemember deviceRememberDays mfaFactors } userMfaSettings { defaultMfaMode configuredMfaModes shouldSuggestSetMFA } } }`;
/** Milliseconds; a short deadline, because the shopper waits for the button. */
const MUTATION_DEADLINE_MS = 10_000;

/** Whether the shopper can use a mode: one that is set up, or one to set up if none is. */
export const hasModes = ({ isEnrolled, configured, offered }: Settings): boolean =>
  (isEnrolled ? configured : offered).length > 0;

/** `null` when the response contains no settings. */
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
    const answer = await graphql({ document, suffix: `?query=${name}` }, values, {
      deadline: MUTATION_DEADLINE_MS,
    });
    if (answer.ok) {
      const data = getPath(answer.data, name);
      return { ok: isRight(data), code: "", data };
    }
    const isCut = answer.kind === "network" || answer.kind === "timeout";
    return { ok: false, code: isCut ? NO_CONNECTION : (answer.code ?? "").toUpperCase() };
  };
  // Modes are enum names without quotes; this is safe, because `Mode` admits only three constants.
  const oneMode = (name: string) => (mode: Mode) =>
    ask(name, `mutation { ${name}(mode: ${mode}) { success } }`);

  return {
    async settings(patience = MUTATION_DEADLINE_MS) {
      const operation = { document: READ, suffix: "?query=mfaSettings" };
      const answer = await graphql(operation, {}, { deadline: patience });
      return answer.ok ? readSettings(getPath(answer.data, "mfaSettings")) : null;
    },
    trigger: oneMode("triggerMfa"),
    remove: oneMode("removeMfa"),
    setMain: oneMode("setDefaultMfa"),
    async add(mode, isMain) {
      const document = `mutation { addMfa(mode: ${mode}, default: ${isMain}) { qrCodeBase64 } }`;
      // Only an authenticator app gets a QR code, so any field counts as success.
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
