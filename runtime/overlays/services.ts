import type { IslandContext } from "../islands/contract";

/** What dialogs, alerts and the loading cover are given. */
export interface Services {
  readonly texts: IslandContext["texts"];
  /** Has Wyspa's own small stylesheet fetched, once. Resolves when it is there, or after a while. */
  addStyle(): Promise<unknown>;
}
