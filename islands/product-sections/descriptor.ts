/** The product page's long sections: gathered, and shown on phones and tablets, where the theme hides them. */
export default {
  name: "product-sections",
  kind: "plain",
  summary:
    "Gathers the product's description, and shows the sections that phones and tablets could not reach.",
  when: "load",
  preset: [
    {
      selector:
        "#details_wrapper, #projector_blog, #projector_enclosures, #products_associated_zone2, #product_questions_list, #opinions_section",
      pages: ["projector"],
    },
  ],
} as const;
