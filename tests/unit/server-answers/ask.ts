/** One request of the document: what the code does to send it, and what it must make of the answer. */
import type { Shop } from "../../../fixtures/shop";
import type { IslandContext } from "../../../runtime/contracts/island";
import { SHOPPER } from "../open-page";

export interface Asking {
  readonly context: IslandContext;
  readonly shop: Shop;
  readonly signal: AbortSignal;
  /** Starts all islands of a name. */
  start(island: string): Promise<HTMLElement>;
}

export interface Ask {
  /** Path of a page of the demo shop; an empty page by default. */
  readonly path?: string;
  /** Configuration of the page; `variables` by default. */
  readonly config?: (shop: Shop) => object;
  /** Sets up the shop before the page opens. */
  readonly prepare?: (shop: Shop) => unknown;
  /** Runs before the request is watched. */
  readonly before?: (asking: Asking) => unknown;
  /** Makes the real code send the request. */
  act(asking: Asking): Promise<unknown>;
  /** Part of what the code must have made of the answer. */
  readonly understood: unknown;
}

/** Operations are sent with variables, which are easier to read. */
export const variables = () => ({ graphqlMode: "variables" });

/** The asks of an endpoint: several when the code sends different requests to it. */
export type Asks = Readonly<Record<string, Ask | readonly Ask[]>>;

/** Identifiers of products that are sold by the piece and without sizes. */
export const productsOf = ({ catalogue }: Shop): number[] =>
  catalogue.products
    .filter(({ sizes, price, stock, unit, subscription }) => {
      return !sizes.length && price > 0 && stock > 9 && unit.sellBy === 1 && !subscription;
    })
    .map(({ id }) => id);
export const firstOf = (shop: Shop): string => `${productsOf(shop)[0]}`;

/** The first product that is sold as a subscription, too. */
export const subscribedOf = ({ catalogue }: Shop): string =>
  `${catalogue.products.find(({ subscription, sizes, stock }) => subscription && !sizes.length && stock > 9)?.id}`;

export const shopperOf = (shop: Shop) => shop.visitors.of(SHOPPER);

/** A result without a fault. */
export const fine = (data: unknown) => ({ ok: true, data });
