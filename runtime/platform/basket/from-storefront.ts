/** Reads the basket from get.php's Basket block. One bad line never hides the others (bar R3). */

import { safeImage, safeLink } from "../../base/safe-url";
import { address, getPath, isPlainObject, list, number, type PlainObject, text } from "../../base/values";
import type { Basket, BasketLine } from "../../contracts/basket";
import { isNothing } from "./is-nothing";
import { giveUniqueKeys, lineKey } from "./line-key";

/** Field names that platforms use for a line's hash. */
const HASHES = ["md5_additional", "additional", "hash"];

/** @returns `null` when the block contains no basket */
export function basketFromStorefront(block: unknown): Basket | null {
  const own = getPath(block, "response", "basket");
  if (!isPlainObject(own)) return null;
  const lines = giveUniqueKeys(
    list(own.products).flatMap((product) => (isPlainObject(product) ? [readLine(product)] : [])),
  );
  const toFreeShipping = number(own.toShippingFree);
  const shipping = { net: text(own.shippingCost_net_formatted), gross: text(own.shippingCost_formatted) };
  return {
    lines,
    count: number(own.productsCounter) ?? lines.length,
    worth: { net: text(own.worth_net_formatted), gross: text(own.worth_formatted) },
    shipping,
    shippingIsFree: isNothing(shipping.gross),
    toFreeShipping: toFreeShipping === null ? null : Math.max(0, toFreeShipping),
    freeShippingLimit: number(getPath(own, "shippingLimitFree", "value") ?? own.shippingLimitFree),
  };
}

function readLine(product: PlainObject): BasketLine {
  const hash = HASHES.find((name) => Object.hasOwn(product, name));
  // Without the hash, lines of the same product and size cannot be distinguished.
  const id = (hash && text(product.id)) || null;
  const size = text(product.size);
  const additional = hash ? text(product[hash]) : "";
  const forPoints = /^(1|true|y)/.test(String(product.for_points ?? product.forpoints));
  const link = safeLink(address(product.link));
  const step = number(product.unit_sellby);
  return {
    key: lineKey({ id: id ?? link ?? text(product.name), size, additional, forPoints }),
    id,
    size,
    additional,
    forPoints,
    settable: true,
    sizeName: text(product.size_name),
    versionName: text(product.product_version_name),
    name: text(product.name),
    link,
    icon: safeImage(address(product.icon)),
    iconSecond: safeImage(address(product.icon_second)),
    quantity: number(product.count) ?? 0,
    step: step && step > 0 ? step : null,
    unit: text(product.worth_unit),
    worth: {
      net: text(getPath(product, "prices", "worth_net_formatted")),
      gross: text(getPath(product, "prices", "worth_gros_formatted")),
    },
    subscriptionPeriod: text(product.subscription_period) || "0",
    isInGroup: false,
  };
}
