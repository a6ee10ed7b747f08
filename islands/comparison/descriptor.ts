/** The bar of compared products on listings. */
export default {
  name: "comparison",
  kind: "plain",
  summary: "Shows which products are compared, also on cached pages, and updates their links and number.",
  // On phones its links remove products, so they have to be right before the first touch.
  when: "load",
  blocks: ["Comparers"],
  preset: [{ selector: "#menu_compare_product" }],
  requires: [{ where: "inside", selector: ".compare__sub", markup: '<div class="compare__sub"></div>' }],
} as const;
