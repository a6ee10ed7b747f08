/** What the compatibility module is given: it fetches nothing, parses nothing and runs no text itself. */

import type { CurrencyConfig } from "../contracts/config";
import type { Gate, LoadScriptOptions } from "../contracts/gate";
import type { IslandContext } from "../contracts/island";
import type { OpenMap } from "../contracts/map";
import type { Announce, Overlays } from "../contracts/overlays";
import type { Platform } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { VisitOptions } from "../contracts/visit";
import type { plural } from "../texts/plural";

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
