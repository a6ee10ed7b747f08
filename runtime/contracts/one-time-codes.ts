/** Codes by SMS and e-mail, as forms ask for them (contract B b.2, B e). Types only. */
import type { Result } from "../base/result";

/**
 * Why it did not go on:
 * - `limit` too many codes or tries: `wait` seconds are left, or `waitText` says it, where the platform tells
 * - `unsent` no code could be sent
 * - `expired`, `wrong` the code
 * - `failed` no answer, or one that says nothing
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
  /** What the accounts service takes for registering a passkey; empty where the platform gave none. */
  readonly token: string;
  /** The code was right, and nobody has an account with this phone or address. */
  readonly needsRegistration: boolean;
}

/** None of them rejects, and none is sent twice: the platform counts. */
export interface OneTimeCodes {
  /** Has a code sent to a phone (with its prefix) or an e-mail address. */
  generate(identifier: string, signal?: AbortSignal): Promise<CodeSent>;
  /** @param pin six digits */
  verify(pin: string, signal?: AbortSignal): Promise<CodeRight | CodeRefusal>;
  accountExists(identifier: string, signal?: AbortSignal): Promise<Result<boolean>>;
}
