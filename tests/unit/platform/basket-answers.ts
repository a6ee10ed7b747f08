/** Baskets in the platform's formats, and ways to damage them. */
import fc from "fast-check";

/** A product of the Basket block. */
export const product = (number: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: number,
  link: `/produkt-${number}.html`,
  icon: `/i-${number}.webp`,
  icon_second: `/i-${number}.jpg`,
  name: `Produkt ${number}`,
  size: "uniw",
  md5_additional: "",
  size_name: "uniwersalny",
  product_version_name: "niebieski",
  count: number,
  worth_unit: "szt.",
  prices: { worth_net_formatted: "8,13 zł", worth_gros_formatted: "10,00 zł" },
  subscription_period: "0",
  ...more,
});

export const products = (count: number) => Array.from({ length: count }, (_, index) => product(index + 1));

/** The Basket block of get.php. */
export const block = (all: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  response: {
    basket: {
      products: all,
      user: { login: "" },
      worth_formatted: "120,00 zł",
      worth_net_formatted: "97,56 zł",
      productsCounter: Array.isArray(all) ? all.length : 0,
      shippingCost_formatted: "14,99 zł",
      shippingCost_net_formatted: "12,19 zł",
      toShippingFree: 79.01,
      ...more,
    },
  },
});

const money = (value: number, formatted: string) => ({ value, formatted });
const both = (net: string, gross: string) => ({ net: { formatted: net }, gross: { formatted: gross } });

/** A product of the GraphQL `basket` query (contract A 6.2). */
export const queried = (number: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: `${number}`,
  size: "uniw",
  additional: null,
  basketGroupId: 0,
  quantity: number,
  worth: both("8,13 zł", "10,00 zł"),
  worthPoints: null,
  forPoints: false,
  data: {
    type: "product",
    name: `Produkt ${number}`,
    link: `/produkt-${number}.html`,
    iconSmall: `/i-${number}.webp`,
    iconSmallSecond: `/i-${number}.jpg`,
    unit: { singular: "sztuka", plural: "sztuki", fraction: "sztuki" },
  },
  ...more,
});

export const queriedProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => queried(index + 1));

/** The data of the GraphQL `basket` query. */
export const queriedBasket = (all: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  basket: {
    summaryBasket: {
      productsCount: Array.isArray(all) ? all.length : 0,
      worth: both("97,56 zł", "120,00 zł"),
      shipping: { cost: { gross: money(14.99, "14,99 zł") } },
      toShippingFree: money(79.01, "79,01 zł"),
      shippingLimitFree: money(199, "199,00 zł"),
      smileShippingLimitFree: { enabled: false, shippingLimitFree: null },
      ...more,
    },
    products: all,
  },
});

type Path = readonly string[];

function pathsOf(value: unknown, to: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [to];
  return [to, ...Object.entries(value).flatMap(([key, own]) => pathsOf(own, [...to, key]))];
}

/** A copy of the value with the element at a path removed or replaced. */
function spoil(value: unknown, [key, ...rest]: Path, spoiled: unknown): unknown {
  if (key === undefined) return spoiled;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length || spoiled !== undefined) copy[key] = spoil(copy[key], rest, spoiled);
  else delete copy[key];
  return copy;
}

/** One field of a record is missing, `null` or of a wrong type. */
export const withOneFault = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...pathsOf(value)),
      fc.oneof(fc.constant(undefined), fc.constant(null), fc.jsonValue({ maxDepth: 1 })),
    )
    .map(([path, spoiled]) => spoil(value, path, spoiled));

/** Addresses that must never become a link or a picture. */
export const hostileLinks: readonly unknown[] = [
  "javascript:__xss()",
  "JaVaScRiPt:__xss()",
  "java\nscript:__xss()",
  "\u0001javascript:__xss()",
  "data:text/html,<script>__xss()</script>",
  "vbscript:__xss()",
  "",
  "  ",
  null,
  undefined,
  7,
  {},
  ["/a"],
];

/** Addresses on other hosts: allowed for pictures, forbidden for links. */
export const foreignLinks: readonly string[] = [
  "//evil.example/",
  "https://evil.example/a",
  "\\\\evil.example",
  "/\\evil.example",
];

/** The islands' format of a basket with product 2. @param own what only one source has */
export const basketOfTwo = ({ line, basket }: Readonly<Record<"line" | "basket", object>>) => ({
  lines: [
    {
      key: "2 uniw",
      id: "2",
      size: "uniw",
      additional: "",
      forPoints: false,
      settable: true,
      name: "Produkt 2",
      link: "https://shop.test/produkt-2.html",
      icon: "https://shop.test/i-2.webp",
      iconSecond: "https://shop.test/i-2.jpg",
      quantity: 2,
      step: null,
      worth: { net: "8,13 zł", gross: "10,00 zł" },
      subscriptionPeriod: "0",
      isInGroup: false,
      ...line,
    },
  ],
  count: 1,
  worth: { net: "97,56 zł", gross: "120,00 zł" },
  shippingIsFree: false,
  toFreeShipping: 79.01,
  ...basket,
});
