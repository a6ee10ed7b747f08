export type VisitFaultKind =
  | "network"
  | "timeout"
  | "status"
  | "format"
  | "refused"
  | "absent"
  | "graphql"
  | "aborted"
  /** The address is invalid, or must not be visited. */
  | "address"
  /** The page redirects to a login page. */
  | "login"
  /** The response ends before the page does. */
  | "truncated"
  /** Only one of the two pages has a section that should be replaced. */
  | "sections"
  /** The page belongs to another build of the script. */
  | "build"
  /** A script without its page's nonce was not run. */
  | "script";

/** Reports why a page was not shown in place (bar S11). The browser then navigates to it. */
export class VisitFault extends Error {
  override name = "VisitFault";
  constructor(
    readonly kind: VisitFaultKind,
    what: string | number = "",
  ) {
    super(`visit: ${kind} ${what}`.trim());
  }
}
