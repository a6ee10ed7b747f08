/** Updates a product page when its size, quantity or subscription changes. */
export default {
  name: "product-options",
  kind: "plain",
  summary:
    "Follows the choice of size, version, quantity and subscription: prices, the lowest price of 30 days, availability, shipping time.",
  when: "load",
  preset: [{ selector: "form#projector_form", pages: ["projector"] }],
  holds: ["click"],
  parts: ["subscription", "tell-availability", "shipping-costs"],
} as const;
