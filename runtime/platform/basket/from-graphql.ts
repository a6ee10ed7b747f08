/** The basket out of the GraphQL `basket` query: the second source (ruling 1, contract A 6.2). */
import { safeImage, safeLink } from "../../shop/safe-url";
import type { GraphqlOperation } from "../graphql/operation";
import { isBag } from "../json";
import { address, dig, list, number, text } from "../read-value";
import type { Basket, BasketLine } from "./basket";

const money = "net { formatted value } gross { formatted value }";

export const basketQuery: GraphqlOperation = {
  suffix: "?query=basket",
  document: `query { basket(BasketCostInput: {}) { summaryBasket { productsCount worth { ${money} } shipping { cost { gross { value formatted } } } toShippingFree { value formatted } shippingLimitFree { value formatted } smileShippingLimitFree { enabled shippingLimitFree { currency value formatted } } } products { id quantity worth { net { formatted } gross { formatted } } worthPoints { formatted } forPoints data { type name link iconSmall iconSmallSecond unit { singular plural fraction } } } } }`,
};

/** @returns null when the answer holds no basket */
export function basketFromGraphql(data: unknown): Basket | null {
  const own = dig(data, "basket");
  const summary = dig(own, "summaryBasket");
  if (!isBag(summary)) return null;
  const lines = list(dig(own, "products")).flatMap((product, index) =>
    isBag(product) ? [readLine(product, index)] : [],
  );
  const cost = dig(summary, "shipping", "cost", "gross");
  const shipping = text(dig(cost, "formatted"));
  const limit = number(dig(summary, "shippingLimitFree", "value"));
  const missing = number(dig(summary, "toShippingFree", "value"));
  return {
    lines,
    count: number(summary.productsCount) ?? lines.length,
    worth: {
      net: text(dig(summary, "worth", "net", "formatted")),
      gross: text(dig(summary, "worth", "gross", "formatted")),
    },
    shipping: { net: "", gross: shipping }, // the query knows gross alone (contract B b.2)
    shippingIsFree: number(dig(cost, "value")) === 0,
    toFreeShipping: missing === null || limit === null ? null : Math.max(0, missing),
    freeShippingLimit: limit,
  };
}

function readLine(product: Readonly<Record<string, unknown>>, index: number): BasketLine {
  const { data } = product;
  const quantity = number(product.quantity) ?? 0;
  const form = Number.isInteger(quantity) ? (quantity > 1 ? "plural" : "singular") : "fraction";
  return {
    key: `${text(product.id)} ${index}`,
    id: null, // this source does not say which size the line is of, so the line cannot be changed from here
    size: "uniw",
    sizeName: "",
    versionName: "",
    name: text(dig(data, "name")),
    link: safeLink(address(dig(data, "link"))),
    icon: safeImage(address(dig(data, "iconSmall"))),
    iconSecond: safeImage(address(dig(data, "iconSmallSecond"))),
    quantity,
    unit: text(dig(data, "unit", form)),
    worth: {
      net: text(dig(product, "worth", "net", "formatted")),
      gross: text(dig(product, "worth", "gross", "formatted")),
    },
    subscriptionPeriod: "0",
  };
}
