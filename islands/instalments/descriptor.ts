/** Opens a provider's instalment calculator with the price filled in, or a dialog with the reasons against it. */
export default {
  name: "instalments",
  kind: "react",
  summary:
    "Opens a provider's instalment calculator with the amount filled in, or explains why it is not available.",
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
  requires: [
    {
      where: "inside",
      selector: "[data-window], [onclick], [data-island-props]",
      markup: `<button type="button" data-island="instalments" data-island-props='{"link": "https://bank.example/raty?kwota={calculate_price}", "instalmentName": "Bank"}'>`,
    },
  ],
} as const;
