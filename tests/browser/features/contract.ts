/** A feature of the shop as tests use it: the action that requires it, and its expected outcome. */
import type { Page } from "playwright";
import type { Bench, VisitOptions } from "../support";

export interface Feature {
  /** Path and query; default: the home page. */
  readonly path?: string | ((b: Bench) => string);
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly context?: (b: Bench) => NonNullable<VisitOptions["context"]>;
  /** Prepares the shop, or the browser, before the page is opened. */
  readonly prepare?: (b: Bench) => void;
  readonly before?: (page: Page) => Promise<unknown>;
  /** The action of the shopper or of the page's script. Tests may repeat it. */
  act(page: Page, b: Bench): Promise<unknown>;
  /** Whether the outcome is there; polled. */
  has(page: Page, b: Bench): Promise<boolean>;
  /**
   * An action that requires the file without leaving the page, because `act` would navigate natively while the file is
   * missing.
   */
  readonly attempt?: (page: Page, b: Bench) => Promise<unknown>;
  /** The shopper's action that gives a second chance, when the page's own code requests the file only once. */
  readonly again?: (page: Page, b: Bench) => Promise<unknown>;
  /** Without its file the browser navigates, as it should. */
  readonly navigates?: boolean;
  /** The feature itself is an error, so it is reported. */
  readonly isNoisy?: boolean;
}

/** Signals that the network is back: missing files are then requested again. */
export const comesOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")));

export const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

/** A pointer that enters anew counts as intent, so that a missing file is requested again. */
export async function comeNear(page: Page, selector: string): Promise<void> {
  await page.mouse.move(5, 600);
  await page.locator(selector).first().hover();
}

/** Clicks if the element becomes clickable within 8 s. */
export const clickSoon = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .click({ timeout: 8_000 })
    .catch(() => {});

/** Whether an island of the host is mounted within 6 s. */
export const standsSoon = (page: Page, host: string): Promise<boolean> =>
  page
    .locator(`${host}[data-island-status*=ready]`)
    .waitFor({ state: "attached", timeout: 6_000 })
    .then(
      () => true,
      () => false,
    );
