/** The button that shows a product's instalment providers, which the theme hides at first. */
export default {
  name: "instalments-toggle",
  kind: "plain",
  summary: "Shows and hides the instalment providers on the product page.",
  when: "visible",
  preset: [{ selector: '.projector_instalments__link[href="#showInstalments"]', pages: ["projector"] }],
  holds: ["click"],
  requires: [
    {
      where: "host",
      selector: "#projector_instalments *, .projector_instalments *",
      markup:
        '<div class="projector_instalments"><a data-island="instalments-toggle" href="#showInstalments">…</a></div>',
    },
    {
      where: "page",
      selector: ".projector_instalments__items",
      markup: '<div class="projector_instalments"><div class="projector_instalments__items">…</div></div>',
    },
  ],
} as const;
