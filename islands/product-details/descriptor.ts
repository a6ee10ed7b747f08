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
  requires: [
    {
      where: "page",
      selector: ".traits .traits__all, #component_projector_sizes_cms_not",
      markup: '<div id="component_projector_sizes_cms_not">…</div>',
    },
  ],
} as const;
