/** Reads the basket from the GraphQL `basket` query, the second source (ruling 1, contract A 6.2). */

import { safeImage, safeLink } from "../../base/safe-url";
import { address, getPath, isPlainObject, list, number, type PlainObject, text } from "../../base/values";
import type { Basket, BasketLine } from "../../contracts/basket";
import type { GraphqlOperation } from "../../contracts/graphql";
import { giveUniqueKeys, lineKey } from "./line-key";

const money = "net { formatted value } gross { formatted value }";

export const basketQuery: GraphqlOperation = {
  suffix: "?query=basket",
  document: `query { basket(BasketCostInput: {}) { summaryBasket { productsCount worth { ${money} } shipping { cost { gross { value formatted } } } toShippingFree { value formatted } shippingLimitFree { value formatted } smileShippingLimitFree { enabled shippingLimitFree { currency value formatted } } } products { id size additional quantity basketGroupId worth { net { formatted } gross { formatted } } worthPoints { formatted } forPoints data { type name link iconSmall iconSmallSecond unit { singular plural fraction } } } } }`,
};

/** @returns `null` when the response contains no basket */
export function basketFromGraphql(data: unknown): Basket | null {
  const own = getPath(data, "basket");
  const summary = getPath(own, "summaryBasket");
  if (!isPlainObject(summary)) return null;
  const lines = giveUniqueKeys(
    list(getPath(own, "products")).flatMap((product) => (isPlainObject(product) ? [readLine(product)] : [])),
  );
  const cost = getPath(summary, "shipping", "cost", "gross");
  const shipping = text(getPath(cost, "formatted"));
  const limit = number(getPath(summary, "shippingLimitFree", "value"));
  const missing = number(getPath(summary, "toShippingFree", "value"));
  return {
    lines,
    count: number(summary.productsCount) ?? lines.length,
    worth: {
      net: text(getPath(summary, "worth", "net", "formatted")),
      gross: text(getPath(summary, "worth", "gross", "formatted")),
    },
    shipping: { net: "", gross: shipping }, // the query returns only the gross amount (contract B b.2)
    shippingIsFree: number(getPath(cost, "value")) === 0,
    toFreeShipping: missing === null || limit === null ? null : Math.max(0, missing),
    freeShippingLimit: limit,
  };
}

/**
 * `additional` from GraphQL identifies a line only in GraphQL; the form that sets quantities may need another hash
 * (contract F §3.2). So the quantity of lines without a hash can be set, and all other lines can only be removed.
 */
function readLine(product: PlainObject): BasketLine {
  const { data } = product;
  const quantity = number(product.quantity) ?? 0;
  const form = Number.isInteger(quantity) ? (quantity > 1 ? "plural" : "singular") : "fraction";
  const size = text(product.size);
  const additional = text(product.additional);
  const forPoints = product.forPoints === true;
  // Only the hash distinguishes a line in a group (a subscription) or paid with points from the plain line.
  const isInGroup = !!number(product.basketGroupId);
  const isPlain = !isInGroup && !forPoints;
  const identified = Object.hasOwn(product, "additional") && size && (isPlain || (additional && !forPoints));
  const id = (identified && text(product.id)) || null;
  return {
    key: lineKey({ id: id ?? text(product.id), size, additional, forPoints }),
    id,
    size,
    additional,
    forPoints,
    settable: !additional,
    sizeName: "",
    versionName: "",
    name: text(getPath(data, "name")),
    link: safeLink(address(getPath(data, "link"))),
    icon: safeImage(address(getPath(data, "iconSmall"))),
    iconSecond: safeImage(address(getPath(data, "iconSmallSecond"))),
    quantity,
    step: null,
    unit: text(getPath(data, "unit", form)),
    worth: {
      net: text(getPath(product, "worth", "net", "formatted")),
      gross: text(getPath(product, "worth", "gross", "formatted")),
    },
    subscriptionPeriod: "0",
    isInGroup,
  };
}
