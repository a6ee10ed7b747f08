/** Dependencies of visits, which never fetch, parse or run anything by themselves. */

import type { Gate } from "../gate/contract";
import type { IslandContext } from "../islands/contract";
import type { Announce } from "../overlays/live-region";
import type { OwnScript } from "../page/own-script";
import type { FetchPage } from "../platform/fetch-page";
import type { OnResponseHeaders } from "../platform/on-response-headers";
import type { SendReport } from "../platform/report";
import type { emit } from "../public/events";

export interface VisitNeeds {
  readonly version: string;
  /** `history.state` when the runtime started. */
  readonly began: unknown;
  /** Wyspa's own tag; a page with another tag belongs to another build. */
  readonly script: OwnScript;
  /** Loads the gate, the trust boundary, with the first visit. */
  readonly gate: () => Promise<Gate>;
  readonly fetchPage: FetchPage;
  /** Receives the headers of each page that is shown. */
  readonly onResponseHeaders: OnResponseHeaders;
  readonly announce: Announce;
  readonly emit: typeof emit;
  readonly report: SendReport;
  /** Reads page type, view and configuration again after the page changed. */
  refresh(): void;
  readonly texts: IslandContext["texts"];
}
