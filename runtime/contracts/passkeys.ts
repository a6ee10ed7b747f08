/** Types for sign-in by passkeys, shared by islands, the page API and the old `WebAuthn`. */

/** The shop's response to a login. `status` is always `success` when a promise resolves to it. */
export interface SignedIn {
  readonly status: string;
  readonly login: string;
}

/** Input of `register`; both values come from the one-time-code step. */
export interface Registration {
  readonly userLogin: string;
  /** The `verificationToken` of `expressCheckoutVerifyOtp`. */
  readonly authorizeToken: string;
}

/** A caller's overrides of the shop's configuration; only the old `WebAuthn` uses them. */
export interface PasskeyOptions {
  readonly accountsUrl?: unknown;
  readonly switches?: Readonly<Record<string, unknown>>;
}

/**
 * Distinguishes the errors, because chunks do not share classes and `instanceof` would fail. Other errors (such as
 * `SecurityError`, `InvalidStateError`) are passed on from the browser.
 *
 * - `unsupported` "Browser not supported.", with `code` 1
 * - `input` a part of `register`'s input is missing
 * - `data` the accounts service's response cannot be read
 * - `server` the accounts service refuses: `message` is the service's text, in the service's language
 * - `token` the login token is missing, or the shop does not accept it
 * - `status` HTTP error, `connection` no response, or a timeout
 * - `refused` the shopper cancelled, or the caller's signal aborted the ceremony: show no message, unless `isAtOnce`
 */
export type PasskeyFault =
  | "unsupported"
  | "input"
  | "data"
  | "server"
  | "token"
  | "status"
  | "connection"
  | "refused";

export interface PasskeyError extends Error {
  readonly kind: PasskeyFault;
  /** 1 for `unsupported`, otherwise absent. */
  readonly code?: number;
  /** Of `refused`: the browser refused before a person could see a sheet. A setting or another program is in the way. */
  readonly isAtOnce?: boolean;
}

/** Returns the passkeys by the shop's configuration, or with a caller's overrides. */
export type PasskeysFor = (options?: PasskeyOptions) => Passkeys;

/**
 * Only one ceremony runs at a time. A second call with the same aim shares the pending ceremony. A call with another
 * aim aborts it, waits until the browser has released it, and then begins.
 */
export interface Passkeys {
  /** Whether browser, device authenticator and the shop's switches allow passkeys. Never rejects. */
  supported(): Promise<boolean>;
  /**
   * Fetches the options before the click, because some browsers require a user gesture. Never rejects.
   * @returns `false` when passkeys are unsupported, or the accounts service returns no options
   */
  prepare(kind: "login" | "register", authorizeToken?: string): Promise<boolean>;
  /** @returns the signed-in customer. Rejects with a `PasskeyError`, of kind `refused` when the shopper cancels */
  login(options?: { readonly signal?: AbortSignal | undefined }): Promise<SignedIn>;
  /** Rejects as `login` does. */
  register(input: Registration, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>;
  /**
   * Offers passkeys in the browser's list of suggestions until the shopper chooses one (conditional mediation).
   * Starts after a pending ceremony has ended. Rejects like `login` once the shopper has chosen.
   * @returns `null` when the browser lacks it, no options arrive, or signal, shopper, `login` or `register` end it
   */
  autofill(options: { readonly signal: AbortSignal }): Promise<SignedIn | null>;
}
