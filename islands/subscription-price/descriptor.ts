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
  requires: [
    {
      where: "inside",
      selector: "[data-island-props]",
      markup: `<p data-island="subscription-price" data-island-props='{"max": 100, "maxNet": 81.3, "before": 100}'>`,
    },
  ],
} as const;
