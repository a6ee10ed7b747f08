/** Types of the one-time codes by SMS and e-mail that forms request (contract B b.2, B e). */

/**
 * Why a step failed:
 * - `limit` too many codes or tries; the remaining time is in `wait` (seconds) or `waitText`, if the platform sends it
 * - `unsent` the platform could not send the code
 * - `expired`, `wrong` the state of the code
 * - `failed` no response, or one without the expected fields
 */
export interface CodeRefusal {
  readonly ok: false;
  readonly kind: "limit" | "unsent" | "expired" | "wrong" | "failed";
  readonly wait?: number;
  readonly waitText?: string;
}

export type CodeSent = { readonly ok: true } | CodeRefusal;

export interface CodeRight {
  readonly ok: true;
  /** The accounts service accepts it for registering a passkey; empty when the platform did not send one. */
  readonly token: string;
  /** The code is right, but no account has this phone or address. */
  readonly needsRegistration: boolean;
}

/** No method rejects, and codes are never requested or checked twice, because the platform counts the tries. */
export interface OneTimeCodes {
  /** Requests a code for a phone (with its prefix) or an e-mail address. */
  generate(identifier: string, signal?: AbortSignal): Promise<CodeSent>;
  /** @param pin six digits */
  verify(pin: string, signal?: AbortSignal): Promise<CodeRight | CodeRefusal>;
}
