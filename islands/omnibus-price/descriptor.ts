/** The lowest price of the 30 days before a discount, on a product card. */
export default {
  name: "omnibus-price",
  kind: "plain",
  summary:
    "Shows the lowest price before a discount on a product card, with the lines and the label that belong to it.",
  when: "load",
  props: { product: "object", sizeId: "string", priceType: ["gross", "net"] },
} as const;
