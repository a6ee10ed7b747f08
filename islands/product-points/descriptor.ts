/** Explains loyalty points beside prices in points and beside points to earn. */
export default {
  name: "product-points",
  kind: "plain",
  summary: "Explains beside a price in loyalty points, and beside points to be had, what they are.",
  when: "visible",
  preset: [
    {
      selector: "#projector_button_points_basket, .projector_points_recive__info",
      pages: ["projector"],
    },
  ],
} as const;
