/** A shopper's first touch: its page, its action and its outcome. A finger makes it, never a script's click. */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";

export interface Touch {
  readonly name: string;
  /** The islands that handle the press. */
  readonly islands: readonly string[];
  readonly path: string | ((shop: Shop) => string);
  /** Default: a phone's. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Selector of the element that shows the busy state. */
  readonly host: string;
  /** Whether it presses a control, which must show a busy state; other touches only need an outcome. */
  readonly isPress: boolean;
  /** The script renders the control, so it cannot be touched before the script runs. */
  readonly comesWithScript?: true;
  prepare?(shop: Shop): void;
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
  has(page: Page, shop: Shop): Promise<boolean>;
  /** Checked a moment after the outcome: it happened once, and is still there. */
  once(page: Page, shop: Shop): Promise<boolean>;
}

export const count = (page: Page, selector: string) => page.locator(selector).count();

/** Taps with pointer and touch events like a screen; the browser adds the click unless a listener prevents it. */
export const tap = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().tap({ noWaitAfter: true });

export const plain = ({ catalogue }: Shop) =>
  catalogue.products.filter(
    ({ price, stock, sizes, unit, subscription }) =>
      price > 0 && stock > 9 && sizes.length === 0 && unit.sellBy === 1 && !subscription,
  );
export const shopperOf = (shop: Shop) => shop.visitors.of("shopper");
export const isOnBasketPage = (page: Page) => page.url().includes("/basketedit.php");
