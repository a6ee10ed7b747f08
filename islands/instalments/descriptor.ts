/** Opens a provider's instalment calculator with the price filled in, or a dialog with the reasons against it. */
export default {
  name: "instalments",
  kind: "react",
  summary:
    "Opens a provider's instalment calculator with the sum put in, or says why it cannot be used for it.",
  when: "interaction",
  blocks: ["Basket"],
  preset: [
    { selector: "a.projector_instalments__item[data-window]", pages: ["projector"] },
    { selector: "a.basket__payment_link[data-window]", pages: ["basketedit"] },
  ],
  props: {
    minPrice: "number",
    maxPrice: "number",
    totalPrice: "number",
    link: "string",
    instalmentName: "string",
    priceType: ["net", "gross"],
    alert: "boolean",
    maxQuantity: "number",
  },
  holds: ["click"],
  // Most presses open the provider's page and need neither the dialog nor React.
  parts: ["show-calculator"],
  companions: ["instalments/show-calculator", "dialog"],
} as const;
