/**
 * What the server, a theme or a script says of a provider: the object of the specification, or the positional call of the
 * server's `onclick` (contract B l, ruling 18). Nothing of it is trusted.
 */
import { isBag, isTruthyText, number, type PlainObject, text } from "../../runtime/base/values";

/** The names of the object form, in the order of the positional one; its eighth value says nothing. */
const POSITIONS = [
  "minPrice",
  "maxPrice",
  "totalPrice",
  "alert",
  "link",
  "maxQuantity",
  "instalmentName",
  "",
  "priceType",
] as const;

export interface Offer {
  /** The least and the most that the provider lends; 0 = no limit. */
  readonly least: number;
  readonly most: number;
  /** The basket's worth as the server counts it for this provider; 0 = it does not say. */
  readonly total: number;
  /** With `{calculate_price}` where the amount goes. */
  readonly link: string;
  readonly name: string;
  readonly isNet: boolean;
  /** Some products of the basket cannot be paid for in this way. */
  readonly excludesSome: boolean;
  /** How many different products an order may have; 0 = any number. */
  readonly mostProducts: number;
}

const amount = (value: unknown) => Math.max(0, number(value) ?? 0);

/** Platforms also write `n` for no. */
const says = (value: unknown) => isTruthyText(value) && !/^\s*n(o|ie)?\s*$/i.test(String(value));

/** @param args of `calculate_instalments`: one object, or up to nine values */
export function readCall(args: readonly unknown[]): Offer {
  const [first] = args;
  const said: PlainObject = isBag(first)
    ? first
    : Object.fromEntries(POSITIONS.map((name, index) => [name, args[index]]));
  return {
    least: amount(said.minPrice),
    most: amount(said.maxPrice),
    total: amount(said.totalPrice),
    // As it is written: in code and addresses `&amp;` may be meant.
    link: typeof said.link === "string" ? said.link.trim() : "",
    name: text(said.instalmentName).trim(),
    isNet: said.priceType === "net",
    excludesSome: says(said.alert),
    mostProducts: Math.floor(amount(said.maxQuantity)),
  };
}
