/** What visits are given by the runtime (design §3: they fetch nothing, parse nothing and run nothing themselves). */

import type { OwnScript } from "../contracts/boot";
import type { Gate } from "../contracts/gate";
import type { IslandContext } from "../contracts/island";
import type { Announce } from "../contracts/overlays";
import type { OnResponseHeaders } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { FetchPage } from "../platform/fetch-page";
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
