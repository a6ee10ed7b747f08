/** Dependencies of the compatibility module: it fetches nothing, parses nothing and runs no text itself. */

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
  /** Rejects when maps cannot be loaded. */
  maps(): Promise<OpenMap>;
  readonly report: SendReport;
  readonly announce: Announce;
  readonly texts: IslandContext["texts"];
  /** Loads a unit's texts if the page's language needs them. Never rejects. */
  learn(unit: string): Promise<unknown> | undefined;
  /** The trust boundary, loaded with the first markup or code. Rejects when it cannot be loaded. */
  gate(): Promise<Gate>;
  visit(url: string, options?: VisitOptions): Promise<boolean>;
  /** Rejects with a `ScriptLoadError`. */
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  installModule(name: string, address: string): Promise<unknown>;
  /** Fetches and runs tracking events; resolves to their texts. Never rejects. */
  tracking(): Promise<readonly string[]>;
  /** Missing options default to the shop's. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig>): string;
  /** Chooses the form of a counted noun; the Polish form when no language is given. */
  readonly plural: typeof plural;
  /** Functions of `window.wyspa` that the old names call, too. */
  readonly prices: {
    subscriptionPrice(input: unknown): unknown;
    omnibus(product: unknown, options?: unknown): unknown;
  };
}
