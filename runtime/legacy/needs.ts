/** What the compatibility module is given: it fetches nothing, parses nothing and runs no text itself. */

import type { CurrencyConfig } from "../config/config";
import type { Gate } from "../gate/contract";
import type { LoadScriptOptions } from "../gate/load-script";
import type { IslandContext } from "../islands/contract";
import type { OpenMap } from "../map/contract";
import type { Announce } from "../overlays/live-region";
import type { Overlays } from "../overlays/overlays";
import type { Platform } from "../platform/contract";
import type { SendReport } from "../platform/report";
import type { plural } from "../texts/plural";
import type { VisitOptions } from "../visit/contract";

export interface CompatNeeds {
  readonly platform: Pick<Platform, "storefront" | "basket" | "checkClientData" | "graphql" | "passkeys">;
  readonly ui: Overlays;
  /** Rejects where maps cannot be had. */
  maps(): Promise<OpenMap>;
  readonly report: SendReport;
  readonly announce: Announce;
  readonly texts: IslandContext["texts"];
  /** Has the words of a unit fetched where the page's language needs it. Never rejects. */
  learn(unit: string): Promise<unknown> | undefined;
  /** The trust boundary, fetched with the first markup or code. Rejects where it cannot be had. */
  gate(): Promise<Gate>;
  visit(url: string, options?: VisitOptions): Promise<boolean>;
  /** Rejects with a `ScriptLoadError`. */
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  installModule(name: string, address: string): Promise<unknown>;
  /** Fetches tracking events and runs them; gives their texts. Never rejects. */
  tracking(): Promise<readonly string[]>;
  /** What is not said is the shop's. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig>): string;
  /** Chooses the form of a counted noun: a Polish one where no language is said. */
  readonly plural: typeof plural;
  /** What `window.wyspa` offers by these names, which the old names answer by, too. */
  readonly prices: {
    subscriptionPrice(input: unknown): unknown;
    omnibus(product: unknown, options?: unknown): unknown;
  };
}
