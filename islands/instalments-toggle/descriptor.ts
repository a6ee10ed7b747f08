/** The button that shows a product's instalment providers, which the theme hides at first. */
export default {
  name: "instalments-toggle",
  kind: "plain",
  summary: "Shows and hides the instalment providers on the product page.",
  when: "visible",
  preset: [{ selector: '.projector_instalments__link[href="#showInstalments"]', pages: ["projector"] }],
  holds: ["click"],
} as const;
