/** Shows the subscription price of a product. */
export default {
  name: "subscription-price",
  kind: "plain",
  summary: "Shows the gross and net price of a product as a subscription, and the discount.",
  when: "load",
  props: {
    max: "number",
    maxNet: "number",
    save: "number",
    before: "number",
    rebateValue: "number",
    rebateType: "string",
    currencyFormat: "string",
    symbol: "string",
    currencySpace: "boolean",
    currencyBeforeValue: "boolean",
    priceType: ["gross", "net"],
  },
} as const;
