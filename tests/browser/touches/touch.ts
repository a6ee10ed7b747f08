/** Describes a shopper's first touch: page, action and outcome. Touch input performs it, never a scripted click. */
import type { Page } from "playwright";
import type { Shop } from "../../../fixtures/shop";

export interface Touch {
  readonly name: string;
  /** The islands that handle the press. */
  readonly islands: readonly string[];
  readonly path: string | ((shop: Shop) => string);
  /** Default: `phone`. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Selector of the element that shows the busy state. */
  readonly host: string;
  /** Whether the touch presses a control, which must show a busy state. Other touches only need an outcome. */
  readonly isPress: boolean;
  /** What the press opens at once, by what is in the page: a selector. Then there is no busy state. */
  readonly opens?: string;
  /** The script renders the control, so it cannot be touched before the script runs. */
  readonly comesWithScript?: true;
  prepare?(shop: Shop): void;
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
  /** Whether the outcome has happened. */
  has(page: Page, shop: Shop): Promise<boolean>;
  /** Whether the outcome happened exactly once and persists. Called shortly after `has` returned true. */
  once(page: Page, shop: Shop): Promise<boolean>;
}

export const count = (page: Page, selector: string) => page.locator(selector).count();

/** Taps with pointer and touch events, like a finger. The browser adds the click unless a listener prevents it. */
export const tap = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().tap({ noWaitAfter: true });

/** Products in stock that have no sizes and no subscription and are sold by the piece. */
export const plain = ({ catalogue }: Shop) =>
  catalogue.products.filter(
    ({ price, stock, sizes, unit, subscription }) =>
      price > 0 && stock > 9 && sizes.length === 0 && unit.sellBy === 1 && !subscription,
  );
export const shopperOf = (shop: Shop) => shop.visitors.of("shopper");
export const isOnBasketPage = (page: Page) => page.url().includes("/basketedit.php");
