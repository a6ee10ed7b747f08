/** The way to the shopping lists for a shopper who has none yet. */
export default {
  name: "shopping-list-link",
  kind: "plain",
  summary: "Makes the shopper's first shopping list where a link is marked as empty, and leads on.",
  when: "interaction",
  preset: [{ selector: ".slt_link.--empty, .slt_lists__nav_link.--empty, .slm_lists__nav_link.--empty" }],
  holds: ["click"],
  beside: ["transport"],
} as const;
