/** Updates a product page when its size, quantity or subscription changes. */
export default {
  name: "product-options",
  kind: "plain",
  summary:
    "Updates prices, the lowest price of 30 days, availability and shipping time when shoppers choose size, version, quantity or subscription.",
  when: "load",
  preset: [{ selector: "form#projector_form", pages: ["projector"] }],
  holds: ["click"],
  props: { bar: "boolean" },
  requires: [
    {
      where: "host",
      selector: "form",
      markup: '<form method="post" action="/basketchange.php" data-island="product-options">',
    },
  ],
} as const;
