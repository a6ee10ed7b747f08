/** What `wyspa.passkeys` does and what it rejects with. Part of `wyspa.d.ts`. */

export interface WyspaPasskeys {
  /**
   * Signs in with a passkey of this device: to be called from a press. Resolves once the shop's session is the shopper's, and rejects with a
   * `WyspaPasskeyError`. While one login is pending, a further call shares it.
   */
  login(options?: { readonly signal?: AbortSignal }): Promise<{
    /** `success`, always. */
    readonly status: string;
    readonly login: string;
  }>;
  /**
   * Makes a passkey on this device for an account of the shop. Rejects as `login` does; also with the browser's own error where
   * the device has one already (`InvalidStateError`).
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
 * - `input`: '"userLogin" is required.' or '"authorizeToken" is required. GraphQL expressCheckoutVerifyOtp > verificationToken.'
 * - `data`: "Failed to retrieve data."
 * - `server`: the accounts service's own text, or "Unknown error occured."
 * - `token`: '"loginToken" is invalid.'
 * - `status`: "HTTP error! status: N"; `status` is the number
 * - `connection`: "A connection error occurred. It was not possible to retrieve data from {url}"
 * - `refused`: the shopper said no, or the signal was aborted: nothing has gone wrong
 */
export interface WyspaPasskeyError extends Error {
  readonly kind: "unsupported" | "input" | "data" | "server" | "token" | "status" | "connection" | "refused";
  readonly code?: number;
  readonly status?: number;
}
