/** Lists product safety documents (GPSR), which the page holds only as data. */
export default {
  name: "product-documents",
  kind: "plain",
  summary: "Lists the product's safety documents, grouped by kind.",
  when: "visible",
  preset: [{ selector: "#projector_enclosures", pages: ["projector"] }],
  requires: [
    { where: "inside", selector: ".enclosures__gpsr", markup: '<ul class="enclosures__gpsr"></ul>' },
  ],
} as const;
