/** What the compatibility module is given by the core: it fetches nothing, parses nothing and runs no text itself. */
import type { Gate } from "../gate/contract";
import type { LoadScriptOptions } from "../gate/load-script";
import type { IslandContext } from "../islands/contract";
import type { Platform } from "../platform/contract";
import type { SendReport } from "../platform/report";
import type { CurrencyConfig, ShopConfig } from "../shop/config";
import type { decodeText } from "../shop/decode-text";
import type { newsDate } from "../shop/news-date";
import type { plural } from "../shop/plural";
import type { Announce } from "../ui/live-region";
import type { Overlays } from "../ui/overlays";
import type { VisitOptions } from "../visit/contract";
import type { loose } from "./amounts";
import type { attempt } from "./attempt";

export interface CompatNeeds {
  readonly platform: Pick<Platform, "storefront" | "basket" | "checkClientData">;
  readonly ui: Overlays;
  readonly report: SendReport;
  readonly announce: Announce;
  readonly texts: IslandContext["texts"];
  /** The trust boundary, fetched with the first markup or code. Rejects where it cannot be had. */
  gate(): Promise<Gate>;
  visit(url: string, options?: VisitOptions): Promise<boolean>;
  /** Rejects with a `ScriptLoadError`. */
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  installModule(name: string, address: string): unknown;
  /** Fetches tracking events and runs them; gives their texts. Never rejects. */
  tracking(): Promise<readonly string[]>;
  /** What is not said is the shop's. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig>): string;
  /** In which amounts the shopper sees prices. */
  priceType(): ShopConfig["priceType"];
  // Pure, and in the core chunk already: imported here as well, they would be one more file for every page.
  readonly plural: typeof plural;
  readonly newsDate: typeof newsDate;
  readonly decodeText: typeof decodeText;
}

/** The same, and what parts that are fetched later would otherwise share with this one through a file of its own. */
export interface CompatTools extends CompatNeeds {
  readonly attempt: typeof attempt;
  readonly loose: typeof loose;
  /** What a page's script wants to say, as text. */
  wordsOf(said: unknown): string;
}
