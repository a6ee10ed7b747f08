/** A feature of the shop as tests use it: how a shopper asks for it, and what must come of it. */
import type { Page } from "playwright";
import type { Bench, VisitOptions } from "../support";

export interface Feature {
  /** Path and query; the home page by default. */
  readonly path?: string | ((b: Bench) => string);
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly context?: (b: Bench) => NonNullable<VisitOptions["context"]>;
  /** Prepares the shop, or the browser, before the page is opened. */
  readonly prepare?: (b: Bench) => void;
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the shopper does, or the page's script. May be done again. */
  act(page: Page, b: Bench): Promise<unknown>;
  /** Whether what it was for has come; asked again and again. */
  has(page: Page, b: Bench): Promise<boolean>;
  /** Needs the file without leaving the page, where `act` would take the native way out while the file is missing. */
  readonly attempt?: (page: Page, b: Bench) => Promise<unknown>;
  /** Where the page's own code asks for it once: what a shopper does for another chance. */
  readonly again?: (page: Page, b: Bench) => Promise<unknown>;
  /** Without its file the browser navigates, as it should. */
  readonly navigates?: boolean;
  /** The feature is a fault itself, which is told. */
  readonly isNoisy?: boolean;
}

/** The line is back: what is waited for is asked for again. */
export const comesOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")));

export const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

/** Clicks if it can be clicked within 8 s. */
export const clickSoon = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .click({ timeout: 8_000 })
    .catch(() => {});

/** Whether an island of the host stands within 6 s. */
export const standsSoon = (page: Page, host: string): Promise<boolean> =>
  page
    .locator(`${host}[data-island-status*=ready]`)
    .waitFor({ state: "attached", timeout: 6_000 })
    .then(
      () => true,
      () => false,
    );
