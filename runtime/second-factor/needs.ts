/** What the second factor is given: it fetches nothing itself, and knows nothing of the page's own modules. Types only. */
import type { IslandContext } from "../contracts/island";
import type { Announce, OpenDialog } from "../contracts/overlays";
import type { SendReport } from "../contracts/report";
import type { SecondFactorRequests } from "../platform/second-factor";

export type Codes = typeof import("./codes");

/** Which button of a page has led here; undefined where the server has put the page's part there itself. */
export type Source = "loginButton" | "buyButton" | undefined;

type Check = (asked: { input: HTMLInputElement }) => Promise<string>;

export interface SecondFactorNeeds {
  readonly requests: SecondFactorRequests;
  readonly texts: IslandContext["texts"];
  readonly alert: IslandContext["alert"];
  readonly announce: Announce;
  readonly report: SendReport;
  readonly open: OpenDialog;
  /** The dialogs, a chunk of their own. */
  readonly codes: Codes;
  /** What is wrong with an e-mail or a phone; empty where nothing is. */
  readonly check: Readonly<Record<"email" | "phone", Check>>;
  /** Builds the list of prefixes before a phone. */
  prefix(where: { prefixName: string; phoneInput: string }): void;
  /** What the shopper came for goes on. @returns false where nobody on the page knows how */
  goOn(source: Source): boolean;
}
