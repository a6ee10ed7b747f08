/** Dependencies of the compatibility module: it fetches nothing, parses nothing and runs no text itself. */

import type { CurrencyConfig } from "../contracts/config";
import type { Gate, LoadScriptOptions } from "../contracts/gate";
import type { IslandContext } from "../contracts/island";
import type { OpenMap } from "../contracts/map";
import type { Announce, Overlays } from "../contracts/overlays";
import type { Platform } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { VisitOptions } from "../contracts/visit";
import type { plural } from "../texts/plural";

export interface LegacyNeeds {
  readonly platform: Pick<Platform, "storefront" | "basket" | "checkClientData" | "graphql" | "passkeys">;
  readonly ui: Overlays;
  /** Rejects when maps cannot be loaded. */
  maps(): Promise<OpenMap>;
  readonly report: SendReport;
  readonly announce: Announce;
  readonly texts: IslandContext["texts"];
  /** Loads a unit's texts if the page's language needs them. Never rejects. */
  loadTexts(unit: string): Promise<unknown> | undefined;
  /** The trust boundary, loaded with the first markup or code. Rejects when it cannot be loaded. */
  gate(): Promise<Gate>;
  visit(url: string, options?: VisitOptions): Promise<boolean>;
  /** Rejects with a `ScriptLoadError`. */
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  installModule(name: string, address: string): Promise<unknown>;
  /** Names of the standard theme's slider and its parts, which `loadScript` knows. */
  readonly sliders: readonly string[];
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
