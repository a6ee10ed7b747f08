/** Defines the App, which the core creates once per page, and its reports. */
import type { SafeStorage } from "../base/storage";
import type { Boot } from "./boot";
import type { CurrencyConfig } from "./config";
import type { Emit } from "./events";
import type { OpenGate } from "./gate";
import type { OpenMap } from "./map";
import type { Announce, Overlays } from "./overlays";
import type { Platform } from "./platform";
import type { Escaped, SendReport } from "./report";
import type { ChoosePlural, PageTexts } from "./texts";
import type { Visits } from "./visit";

export interface Reports {
  /** Sends an error to the shop's error log. */
  readonly report: SendReport;
  /** Warns the theme designer about markers without an island. */
  reportUnknownMarkers(): void;
  /** Handles an error that reached the window. */
  escaped(error: Escaped): void;
  /** Fetches an island's module from the newest manifest; `null` when the manifest has none. */
  fetchNewest(name: string): Promise<unknown>;
}

/**
 * Adds our stylesheets by their names, each once; by default the first one. `undefined` when they have loaded;
 * otherwise resolves then, or at a deadline.
 */
export type AddStyle = (files?: readonly string[]) => Promise<unknown> | undefined;

export interface App {
  readonly boot: Boot;
  readonly storage: { readonly session: SafeStorage; readonly local: SafeStorage };
  readonly reports: Reports;
  readonly pageTexts: PageTexts;
  readonly platform: Platform;
  readonly overlays: Overlays;
  readonly announce: Announce;
  /** Formats an amount. `options` override the shop's settings. */
  formatPrice(value: number | string, options?: Partial<CurrencyConfig> | null): string;
  /** Chooses the plural form of a noun for a count. */
  readonly plural: ChoosePlural;
  /** Dispatches one of our events. */
  readonly emit: Emit;
  readonly addStyle: AddStyle;
  /** Opens the gate for code and markup from the server. Rejects when the gate cannot be loaded now. */
  openGate(): Promise<OpenGate>;
  /** Opens maps. Rejects when their chunk cannot be loaded now. */
  maps(): Promise<OpenMap>;
  readonly visits: Visits & {
    /** Starts following links, forms and the history. Never rejects. */
    follow(): Promise<void>;
  };
  /** Reads page type, view and configuration into the store again, after the page has changed. */
  reloadConfig(): void;
  /** Runs `beforePaint` of the islands again: what the shopper has closed elsewhere goes. */
  correctPage(): void;
}
