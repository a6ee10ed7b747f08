/** Dependencies of visits, which never fetch, parse or run anything by themselves. */

import type { OwnScript } from "../contracts/boot";
import type { ShopConfig } from "../contracts/config";
import type { Gate } from "../contracts/gate";
import type { IslandContext } from "../contracts/island";
import type { Announce } from "../contracts/overlays";
import type { OnResponseHeaders } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { FetchPage } from "../platform/fetch-page";
import type { emit } from "../public/events";

export interface VisitNeeds {
  readonly version: string;
  /** Wyspa's own tag; a page with another tag belongs to another build. */
  readonly script: OwnScript;
  /** Loads the gate, the trust boundary, with the first visit. */
  readonly gate: () => Promise<Gate>;
  readonly fetchPage: FetchPage;
  /** Loads what shows a fetched page, while the page is fetched. */
  readonly arrival: () => Promise<typeof import("./run-visit")>;
  /** Receives the headers of each page that is shown. */
  readonly onResponseHeaders: OnResponseHeaders;
  readonly announce: Announce;
  readonly emit: typeof emit;
  readonly report: SendReport;
  /** Reads page type, view and configuration again after the page changed. */
  reloadConfig(): void;
  /** What the shop wants of visits, as its configuration says now. */
  readonly settings: () => ShopConfig["visits"];
  readonly texts: IslandContext["texts"];
}
