/** A deed: what a shopper, a page or its script does so that one request is sent, and what tells how it ended. */
import type { Page } from "playwright";
import type { Endpoint } from "../../fixtures/faults/endpoints";
import type { Shop } from "../../fixtures/shop";
import type { Feature } from "../browser/features/contract";
import type { Bench } from "../browser/support";

export type Setting = Pick<Feature, "path" | "viewport" | "context" | "prepare" | "before">;

/** Words that the page did not show or announce before, or a question to the page. */
export type Told = RegExp | ((page: Page, b: Bench) => Promise<boolean>);

export interface Deed extends Setting {
  /** Where the request goes. */
  readonly at: Endpoint;
  /** Recognizes the request by its path, query and body. */
  readonly asking: RegExp;
  /** Brings the page to the moment before the deed. */
  readonly ready?: (page: Page, b: Bench) => Promise<unknown>;
  /** Sends the request. Without it, the page sends it by itself. */
  readonly act?: (page: Page, b: Bench) => Promise<unknown>;
  /** The shopper learns that it is done, or sees what the request asked for. */
  readonly done: Told;
  /** The shopper learns that it is not done. */
  readonly failed?: Told;
  /** The shopper learns that the outcome is not known; true, whatever the shop holds. */
  readonly unsure?: Told;
  /** For changes: whether the shop has carried it out. */
  readonly held?: (shop: Shop, page: Page) => boolean | Promise<boolean>;
  /** Why a shopper need not be told of a failure. */
  readonly untold?: string;
  /** Fields that go back to what the shop holds, by id: a choice that failed is no typed text. */
  readonly resets?: string;
  /** Where the browser itself may go, such as by the native form. */
  readonly leaves?: RegExp;
  /** How many requests are hit; all by default. */
  readonly times?: number;
  /** Error reports that a fault may cause; 1 by default. */
  readonly reports?: number;
}
