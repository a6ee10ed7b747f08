/**
 * Reads a call for a provider: the object form, or the positional call in the server's `onclick` (contract B l,
 * ruling 18). All of it is untrusted.
 */
import { isPlainObject, isTruthyText, number, type PlainObject, text } from "../../runtime/base/values";

/** Property names of the object form, in positional order; the eighth value has no meaning. */
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
  /** Least and most amount that the provider lends; 0 means no limit. */
  readonly least: number;
  readonly most: number;
  /** The basket's worth that the server computed for this provider; 0 means unknown. */
  readonly total: number;
  /** Contains `{calculate_price}` in place of the amount. */
  readonly link: string;
  readonly name: string;
  readonly isNet: boolean;
  /** Some products of the basket cannot be paid for with this provider. */
  readonly excludesSome: boolean;
  /** Most different products that an order may have; 0 means any number. */
  readonly mostProducts: number;
}

const amount = (value: unknown) => Math.max(0, number(value) ?? 0);

/** Platforms also write `n` for no. */
const isYes = (value: unknown) => isTruthyText(value) && !/^\s*n(o|ie)?\s*$/i.test(String(value));

/** @param args arguments of `calculate_instalments`: one object, or up to nine values */
export function readCall(args: readonly unknown[]): Offer {
  const [first] = args;
  const options: PlainObject = isPlainObject(first)
    ? first
    : Object.fromEntries(POSITIONS.map((name, index) => [name, args[index]]));
  return {
    least: amount(options.minPrice),
    most: amount(options.maxPrice),
    total: amount(options.totalPrice),
    // Kept verbatim: code and addresses may mean `&amp;` literally.
    link: typeof options.link === "string" ? options.link.trim() : "",
    name: text(options.instalmentName).trim(),
    isNet: options.priceType === "net",
    excludesSome: isYes(options.alert),
    mostProducts: Math.floor(amount(options.maxQuantity)),
  };
}
