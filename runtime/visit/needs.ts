/** What visits are given by the runtime (design §3: they fetch nothing, parse nothing and run nothing themselves). */

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
  /** `history.state` of the page that was loaded. */
  readonly began: unknown;
  /** Our own tag: a page that carries another one belongs to another build. */
  readonly script: OwnScript;
  /** The trust boundary, fetched with the first visit. */
  readonly gate: () => Promise<Gate>;
  readonly fetchPage: FetchPage;
  /** Told of the headers of each page that is shown. */
  readonly onResponseHeaders: OnResponseHeaders;
  readonly announce: Announce;
  readonly emit: typeof emit;
  readonly report: SendReport;
  /** Reads page type, view and configuration again: another page stands. */
  refresh(): void;
  readonly texts: IslandContext["texts"];
}
