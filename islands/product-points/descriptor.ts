/** Explains loyalty points beside prices in points and beside points to earn. */
export default {
  name: "product-points",
  kind: "plain",
  summary: "Explains loyalty points in a tooltip, beside a price in points and beside points to earn.",
  when: "visible",
  preset: [
    {
      selector: "#projector_button_points_basket, .projector_points_recive__info",
      pages: ["projector"],
    },
  ],
  requires: [
    {
      where: "host",
      selector: "#projector_button_points_basket, .projector_points_recive__info",
      markup: '<div class="projector_points_recive__info" data-island="product-points">…</div>',
    },
  ],
} as const;
