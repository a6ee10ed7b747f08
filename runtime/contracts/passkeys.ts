/** Signing in by passkeys, as islands, the page API and the old `WebAuthn` see it. */

/** What the shop answers about who has signed in: `status` is `success` wherever a promise of ours gives this. */
export interface SignedIn {
  readonly status: string;
  readonly login: string;
}

/** What `register` needs: both come from the one-time-code step (spec §4, passkey registration). */
export interface Registration {
  readonly userLogin: string;
  /** The `verificationToken` of `expressCheckoutVerifyOtp`. */
  readonly authorizeToken: string;
}

/** What one caller wants otherwise than the shop's configuration has it; only the old `WebAuthn` does. */
export interface PasskeyOptions {
  readonly accountsUrl?: unknown;
  readonly switches?: Readonly<Record<string, unknown>>;
}

/**
 * By which callers tell errors apart: every error of ours is a `PasskeyError`, and chunks do not share classes. What is
 * none (such as `SecurityError`, `InvalidStateError`) is the browser's own, passed on.
 *
 * - `unsupported` "Browser not supported.", with `code` 1
 * - `input` a part of `register`'s input is missing
 * - `data` the accounts service's answer cannot be read
 * - `server` the accounts service refuses: `message` is its own text, in its own language
 * - `token` no login token came, or the shop does not take it
 * - `status` HTTP error, `connection` no answer at all, or none in time
 * - `refused` the shopper said no, or the caller's signal ended it: nothing to show
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
  /** 1 for `unsupported` alone. */
  readonly code?: number;
}

/** Gives the shop's passkeys, or with options what one caller wants of them. */
export type PasskeysFor = (options?: PasskeyOptions) => Passkeys;

/**
 * One ceremony at a time. A second call for the same while one is pending gets the pending one's promise; a call for
 * something else ends the pending one, waits until the browser has let go of it, and then begins.
 */
export interface Passkeys {
  /** Whether this browser can, with an authenticator of the device and by the shop's switches. Never rejects. */
  supported(): Promise<boolean>;
  /**
   * Fetches options ahead of the press, because some browsers want the shopper's gesture. Never rejects.
   * @returns whether they came: false where the browser cannot, or the accounts service gives none now
   */
  prepare(kind: "login" | "register", authorizeToken?: string): Promise<boolean>;
  /** @returns who has signed in. Rejects with a `PasskeyError`; of kind `refused` when the shopper said no */
  login(options?: { readonly signal?: AbortSignal | undefined }): Promise<SignedIn>;
  /** Rejects as `login` does. */
  register(input: Registration, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>;
  /**
   * Waits in the browser's list of suggestions until the shopper chooses a passkey there. Null where the browser
   * cannot, where no options came, and where it was ended: by the signal, by the shopper, by `login` or `register`.
   * Rejects as `login` does once the shopper has chosen. Waits while a ceremony is pending.
   */
  autofill(options: { readonly signal: AbortSignal }): Promise<SignedIn | null>;
}
