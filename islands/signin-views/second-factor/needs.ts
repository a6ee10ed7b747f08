/**
 * Dependencies of the second factor: it fetches nothing itself, and knows nothing of the page's modules. Types only.
 */
import type { IslandContext } from "../../../runtime/contracts/island";
import type { Announce, OpenDialog } from "../../../runtime/contracts/overlays";
import type { SendReport } from "../../../runtime/contracts/report";
import type { SecondFactorRequests } from "../../../runtime/platform/second-factor";

/** The page's button that led here; undefined when the server has rendered the section itself. */
export type Source = "loginButton" | "buyButton" | undefined;

/** What the page of old names shows even when this code cannot be loaded (`runtime/legacy/mfa/way-out.ts`). */
export interface WayOut {
  /** Says that the methods cannot be loaded. */
  text(): string;
  /** A link to the platform's own sign-in page, which works without our code. */
  link(): HTMLAnchorElement;
  /** Alerts the text with the link, long enough to press it. */
  tell(): void;
}

type Check = (asked: { input: HTMLInputElement }) => Promise<string>;

export interface SecondFactorNeeds {
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
  readonly wayOut: WayOut;
  /** Continues the sign-in or the order. @returns false when the page has no module for it */
  goOn(source: Source): boolean;
}
