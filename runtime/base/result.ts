/**
 * Why a request gave nothing. `absent`: the answer is good but does not hold it. `aborted` is
 * silent: it is never reported and never shown.
 */
export type FaultKind =
  | "network"
  | "timeout"
  | "status"
  | "format"
  | "absent"
  | "graphql"
  | "refused"
  | "aborted";

export interface Fault {
  readonly ok: false;
  readonly kind: FaultKind;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** Seconds that the server asked to wait (`Retry-After`). */
  readonly retryAfter?: number;
  /** What the server's GraphQL calls its error: a word for programs. */
  readonly code?: string;
  /** The shop's own words: text, never markup. */
  readonly message?: string;
}

/** A typed answer: data, or the kind of fault. Nothing of the platform layer rejects. */
export type Result<Data> = { readonly ok: true; readonly data: Data } | Fault;

export const done = <Data>(data: Data): Result<Data> => ({ ok: true, data });
export const fault = (kind: FaultKind, more: Omit<Fault, "ok" | "kind"> = {}): Fault => ({
  ok: false,
  kind,
  ...more,
});
