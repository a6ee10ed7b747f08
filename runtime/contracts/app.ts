import type { SafeStorage } from "../base/storage";
import type { emit } from "../public/events";
import type { plural } from "../texts/plural";
import type { Kernel } from "./boot";
import type { CurrencyConfig } from "./config";
import type { OpenGate } from "./gate";
import type { OpenMap } from "./map";
import type { Announce, Overlays } from "./overlays";
import type { Platform } from "./platform";
import type { Escaped, SendReport } from "./report";
import type { Words } from "./texts";
import type { Visits } from "./visit";

export interface Reports {
  /** Sends a fault to the shop's error log. */
  readonly report: SendReport;
  /** Tells the theme designer, once, what to change. */
  say(host: Element, message: string): void;
  /** The markers that no island answers to. */
  sayUnknown(): void;
  /** An error that reached the window. */
  escaped(error: Escaped): void;
  /** An island by the newest manifest; null where that has nothing better. */
  fetchNewest(name: string): Promise<unknown>;
}

export interface App {
  readonly kernel: Kernel;
  readonly storage: { readonly session: SafeStorage; readonly local: SafeStorage };
  readonly reports: Reports;
  readonly words: Words;
  readonly platform: Platform;
  readonly overlays: Overlays;
  readonly announce: Announce;
  /** Writes an amount; what `options` do not say is the shop's. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig> | null): string;
  /** Chooses the form of a counted noun. */
  readonly plural: typeof plural;
  /** Dispatches an event of ours. */
  readonly emit: typeof emit;
  addStyle(): Promise<unknown>;
  /** Server-supplied code and markup. Rejects where the gate cannot be had now. */
  openGate(): Promise<OpenGate>;
  /** Opens maps. Rejects where their code cannot be had now. */
  maps(): Promise<OpenMap>;
  readonly visits: Visits & {
    /** Links, forms and the history are followed from now on. Never rejects. */
    follow(): Promise<void>;
  };
  /** Reads page type, view and configuration into the store again: another page stands. */
  refresh(): void;
}
