/**
 * Why a request gave no data. `absent`: the answer is valid but does not contain the data. `aborted` is never reported
 * or shown.
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
  /** HTTP status, when the server answered. */
  readonly status?: number;
  /** Seconds that the server asked to wait (`Retry-After`). */
  readonly retryAfter?: number;
  /** The GraphQL error code of the server; for programs, not for shoppers. */
  readonly code?: string;
  /** The shop's message: plain text, never markup. */
  readonly message?: string;
}

/** A typed answer: data, or the kind of fault. Functions that talk to the platform return it and never reject. */
export type Result<Data> = { readonly ok: true; readonly data: Data } | Fault;

export const done = <Data>(data: Data): Result<Data> => ({ ok: true, data });
export const fault = (kind: FaultKind, more: Omit<Fault, "ok" | "kind"> = {}): Fault => ({
  ok: false,
  kind,
  ...more,
});
