/**
 * Dependencies of the second factor: it fetches nothing itself, and knows nothing of the page's modules. Types only.
 */
import type { IslandContext } from "../contracts/island";
import type { Announce, OpenDialog } from "../contracts/overlays";
import type { SendReport } from "../contracts/report";
import type { SecondFactorRequests } from "../platform/second-factor";

/** The page's button that led here; undefined when the server has rendered the section itself. */
export type Source = "loginButton" | "buyButton" | undefined;

type Check = (asked: { input: HTMLInputElement }) => Promise<string>;

export interface DialogNeeds {
  readonly requests: SecondFactorRequests;
  readonly texts: IslandContext["texts"];
  readonly alert: IslandContext["alert"];
  readonly announce: Announce;
  readonly report: SendReport;
  readonly open: OpenDialog;
  /** The error of an e-mail or a phone; empty when it is valid. */
  readonly check: Readonly<Record<"email" | "phone", Check>>;
  /** Builds the list of prefixes before a phone field. */
  prefix(where: { prefixName: string; phoneInput: string }): void;
  /** Continues the sign-in or the order. @returns false when the page has no module for it */
  goOn(source: Source): boolean;
}
