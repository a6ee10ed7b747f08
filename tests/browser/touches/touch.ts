/** What a first touch of a shopper is, and how it is made: by a finger, never by a script's click. */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";

export interface Touch {
  readonly name: string;
  /** Whose press it is. */
  readonly islands: readonly string[];
  readonly path: string | ((shop: Shop) => string);
  /** A phone's, where nothing is said. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Where the busy look is looked for. */
  readonly host: string;
  /** A press of a control, which must say that it is busy; other touches only have an outcome. */
  readonly isPress: boolean;
  /** The control is drawn by the script: it cannot be touched before the script has come. */
  readonly comesWithScript?: true;
  prepare?(shop: Shop): void;
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
  has(page: Page, shop: Shop): Promise<boolean>;
  /** Asked a moment after the outcome: it came once, and is still there. */
  once(page: Page, shop: Shop): Promise<boolean>;
}

export const count = (page: Page, selector: string) => page.locator(selector).count();

/** Pointer and touch events, as a screen makes them; the browser makes the click, where nothing stands against it. */
export const tap = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().tap({ noWaitAfter: true });

export const plain = ({ catalogue }: Shop) =>
  catalogue.products.filter(
    ({ price, stock, sizes, unit, subscription }) =>
      price > 0 && stock > 9 && sizes.length === 0 && unit.sellBy === 1 && !subscription,
  );
export const shopperOf = (shop: Shop) => shop.visitors.of("shopper");
export const isOnBasketPage = (page: Page) => page.url().includes("/basketedit.php");
