/** The lowest price of the 30 days before a discount, on a product card. */
export default {
  name: "omnibus-price",
  kind: "plain",
  summary:
    "Writes the lowest price before a discount, and the lines and the label around it, on a product card.",
  when: "load",
  props: { product: "object", sizeId: "string", priceType: ["gross", "net"] },
} as const;
