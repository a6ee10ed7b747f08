/** Opens folded details of a product page: all traits, and the table of sizes. */
export default {
  name: "product-details",
  kind: "plain",
  summary: "Shows all traits of the product, and opens its size chart in a dialog.",
  when: "interaction",
  preset: [
    { selector: "a.traits__all", pages: ["projector"] },
    { selector: "#projector_chart_section a.projector_chart__link", pages: ["projector"] },
  ],
  holds: ["click"],
} as const;
