import type { IslandContext } from "../islands/contract";

/** The services that dialogs, alerts and the loading cover need. */
export interface Services {
  readonly texts: IslandContext["texts"];
  /** Adds Wyspa's small stylesheet, once. Resolves when it has loaded, or after a time limit. */
  addStyle(): Promise<unknown>;
}
