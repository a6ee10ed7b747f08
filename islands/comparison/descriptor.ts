/** The bar of compared products on listings. */
export default {
  name: "comparison",
  kind: "plain",
  summary:
    "Shows which products are compared, on pages from a cache too, and keeps links and count by the view.",
  // On phones its links remove products, so they have to be right before the first touch.
  when: "load",
  blocks: ["Comparers"],
  preset: [{ selector: "#menu_compare_product" }],
} as const;
