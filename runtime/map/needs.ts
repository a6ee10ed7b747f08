/** What a map is made with: everything that has state is handed to it. */

import type { Chunks, Loader } from "../base/loader";
import type { OpenGate } from "../contracts/gate";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";

export interface MapNeeds {
  readonly store: WyspaStore;
  readonly loader: Loader<Chunks>;
  /** The address of our folder. */
  readonly base: string;
  readonly report: SendReport;
  openGate(): Promise<OpenGate>;
  /** Tells the theme's designer, once for each matter. */
  tellDesigner(host: Element, message: string): void;
  /** Has our stylesheet of maps, by its file. Never rejects. */
  addStyle(file: string): Promise<unknown>;
}

/** Files that come beside the chunks, by their names in our folder. */
export interface MapFiles {
  readonly style: string;
  readonly engine: string;
  readonly worker: string;
  readonly clusters: string;
}
