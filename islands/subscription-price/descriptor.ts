/** Shows the subscription price of a product. */
export default {
  name: "subscription-price",
  kind: "plain",
  summary: "Writes what a product costs as a subscription, gross and net, from its price and its rebate.",
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
