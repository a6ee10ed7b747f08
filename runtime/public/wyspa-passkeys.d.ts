/** The types of `wyspa.passkeys` and its errors. Part of `wyspa.d.ts`. */

export interface WyspaPasskeys {
  /**
   * Signs in with a passkey of this device; call it from a user gesture. Resolves when the shop's session is signed
   * in, and rejects with a `WyspaPasskeyError`. While a login is pending, further calls share it.
   */
  login(options?: { readonly signal?: AbortSignal }): Promise<{
    /** Always `success`. */
    readonly status: string;
    readonly login: string;
  }>;
  /**
   * Creates a passkey on this device for an account of the shop. Rejects as `login` does. Also rejects with the
   * browser's own error when the device already has a passkey (`InvalidStateError`).
   */
  register(
    input: {
      readonly userLogin: string;
      /** The `verificationToken` of the GraphQL mutation `expressCheckoutVerifyOtp`. */
      readonly authorizeToken: string;
    },
    options?: { readonly signal?: AbortSignal },
  ): Promise<void>;
}

/**
 * `message` by `kind`:
 * - `unsupported`: "Browser not supported.", with `code` 1
 * - `input`: '"userLogin" is required.' or '"authorizeToken" is required. GraphQL expressCheckoutVerifyOtp >
 *   verificationToken.'
 * - `data`: "Failed to retrieve data."
 * - `server`: the accounts service's own text, or "Unknown error occured."
 * - `token`: '"loginToken" is invalid.'
 * - `status`: "HTTP error! status: N"; `status` is the number
 * - `connection`: "A connection error occurred. It was not possible to retrieve data from {url}"
 * - `refused`: the shopper declined, or the signal was aborted; not a fault
 */
export interface WyspaPasskeyError extends Error {
  readonly kind: "unsupported" | "input" | "data" | "server" | "token" | "status" | "connection" | "refused";
  readonly code?: number;
  readonly status?: number;
}
