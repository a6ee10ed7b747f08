/** Opens the form for a question about the product, which the theme shows only in a dialog. */
export default {
  name: "product-question",
  kind: "plain",
  summary: "Opens the form for a question about the product in a dialog.",
  when: "interaction",
  preset: [{ selector: "a.questions__button[href='#product_askforproduct']", pages: ["projector"] }],
  holds: ["click"],
  requires: [{ where: "page", selector: ".askforproduct", markup: '<div class="askforproduct">…</div>' }],
} as const;
