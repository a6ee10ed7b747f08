/** The basket out of get.php's Basket block (spec §3 basket). One bad line never hides the others (bar R3). */
import { safeImage, safeLink } from "../../shop/safe-url";
import { isBag } from "../json";
import { address, dig, list, number, text } from "../read-value";
import type { Basket, BasketLine } from "./basket";

/** @returns null when the block holds no basket at all */
export function basketFromStorefront(block: unknown): Basket | null {
  const own = dig(block, "response", "basket");
  if (!isBag(own)) return null;
  const keys = new Set<string>();
  const lines = list(own.products).flatMap((product, index) => {
    const line = readLine(product, index, keys);
    return line ? [line] : [];
  });
  const toFreeShipping = number(own.toShippingFree);
  const shipping = { net: text(own.shippingCost_net_formatted), gross: text(own.shippingCost_formatted) };
  return {
    lines,
    count: number(own.productsCounter) ?? lines.length,
    worth: { net: text(own.worth_net_formatted), gross: text(own.worth_formatted) },
    shipping,
    shippingIsFree: isNothing(shipping.gross),
    toFreeShipping: toFreeShipping === null ? null : Math.max(0, toFreeShipping),
    freeShippingLimit: number(dig(own, "shippingLimitFree", "value") ?? own.shippingLimitFree),
  };
}

function readLine(product: unknown, index: number, keys: Set<string>): BasketLine | null {
  if (!isBag(product)) return null;
  const id = text(product.id) || null;
  const size = text(product.size);
  const link = safeLink(address(product.link));
  let key = `${id ?? link ?? text(product.name)} ${size}`;
  while (keys.has(key)) key += ` ${index}`; // the same product twice, once as a subscription
  keys.add(key);
  return {
    key,
    id,
    size,
    sizeName: text(product.size_name),
    versionName: text(product.product_version_name),
    name: text(product.name),
    link,
    icon: safeImage(address(product.icon)),
    iconSecond: safeImage(address(product.icon_second)),
    quantity: number(product.count) ?? 0,
    unit: text(product.worth_unit),
    worth: {
      net: text(dig(product, "prices", "worth_net_formatted")),
      gross: text(dig(product, "prices", "worth_gros_formatted")),
    },
    subscriptionPeriod: text(product.subscription_period) || "0",
  };
}

/** Whether a formatted amount is zero; an amount that is missing is not. */
const isNothing = (formatted: string) => /\d/.test(formatted) && !/[1-9]/.test(formatted);
