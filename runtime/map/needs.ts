/** The dependencies of a map: it gets everything that has state from outside. */

import type { Chunks, Loader } from "../base/loader";
import type { OpenGate } from "../contracts/gate";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";

export interface MapNeeds {
  readonly store: WyspaStore;
  readonly loader: Loader<Chunks>;
  /** The URL of our folder. */
  readonly base: string;
  readonly report: SendReport;
  openGate(): Promise<OpenGate>;
  /** Adds the maps' stylesheet by its file name. Never rejects. */
  addStyle(file: string): Promise<unknown> | undefined;
}

/** Files outside the table of chunks, by their names in our folder. */
export interface MapFiles {
  readonly style: string;
  readonly engine: string;
  readonly worker: string;
  readonly clusters: string;
}
