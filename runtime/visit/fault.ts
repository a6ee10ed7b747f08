export type VisitFaultKind =
  | "network"
  | "timeout"
  | "status"
  | "format"
  | "refused"
  | "absent"
  | "graphql"
  | "aborted"
  /** An address that is none, or that may not be visited. */
  | "address"
  /** A redirect to a page for signing in. */
  | "login"
  /** The answer ends before the page does. */
  | "truncated"
  /** The page lacks a section that is to be replaced, or has one that this page lacks. */
  | "sections"
  /** The page was made for another build of the script. */
  | "build"
  /** A script without the nonce of its page: not run. */
  | "script";

/** Why a page was not shown in place (bar S11). The browser shows it then. */
export class VisitFault extends Error {
  override name = "VisitFault";
  constructor(
    readonly kind: VisitFaultKind,
    what: string | number = "",
  ) {
    super(`visit: ${kind} ${what}`.trim());
  }
}
