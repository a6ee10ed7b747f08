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

const TROUBLES: ReadonlyMap<VisitFaultKind, string> = new Map([
  ["address", "The address of a visit is invalid or not allowed."],
  ["login", "The page redirects to a login page."],
  ["truncated", "The page's markup is incomplete."],
  ["sections", "The two pages do not share the sections"],
  ["build", "The page belongs to another build of Wyspa."],
  ["script", "Scripts without the page's nonce were not run:"],
]);

/** Reports why a page was not shown in place (bar S11). The browser then navigates to it. */
export class VisitFault extends Error {
  override name = "VisitFault";
  constructor(
    readonly kind: VisitFaultKind,
    what: string | number = "",
  ) {
    super(`${TROUBLES.get(kind) ?? `The page could not be fetched: ${kind}`} ${what}`.trim());
  }
}
