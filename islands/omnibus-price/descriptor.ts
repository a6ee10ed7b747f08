/** The lowest price of the 30 days before a discount, on a product card. */
export default {
  name: "omnibus-price",
  kind: "plain",
  summary:
    "Shows the lowest price before a discount on a product card, with the lines and the label that belong to it.",
  when: "load",
  props: { product: "object", sizeId: "string", priceType: ["gross", "net"] },
  requires: [
    { where: "inside", selector: ".product__prices", markup: '<div class="product__prices">…</div>' },
    {
      where: "inside",
      selector: "[data-island-props]",
      markup: `<div class="product" data-island="omnibus-price" data-island-props='{"product": {"price": …}}'>`,
    },
  ],
} as const;
