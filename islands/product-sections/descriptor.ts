/**
 * Shows the product page's long sections behind tabs on desktops, and in an accordion on phones and tablets, where the
 * theme hides them.
 */
export default {
  name: "product-sections",
  kind: "plain",
  summary: "Shows the product's sections as tabs on desktops, and as an accordion on phones and tablets.",
  when: "load",
  preset: [
    {
      selector:
        "#dynamic_tabs_handler, #details_wrapper, #projector_blog, #projector_enclosures, #products_associated_zone2, #product_questions_list, #opinions_section",
      pages: ["projector"],
    },
  ],
  requires: [
    {
      where: "host",
      selector:
        "#dynamic_tabs_handler, #details_wrapper, #projector_blog, #projector_enclosures, #products_associated_zone2, #product_questions_list, #opinions_section",
      markup: '<div id="dynamic_tabs_handler" class="tabs" data-island="product-sections"></div>',
    },
    {
      where: "page",
      selector:
        "#details_wrapper, #projector_blog, #projector_enclosures, #products_associated_zone2, #product_questions_list, #opinions_section",
      markup: '<section id="opinions_section">…</section>',
    },
  ],
} as const;
