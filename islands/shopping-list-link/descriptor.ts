/** Creates a first shopping list for shoppers who follow a link to their lists without having one. */
export default {
  name: "shopping-list-link",
  kind: "plain",
  summary: "Makes the shopper's first shopping list where a link is marked as empty, and leads on.",
  when: "interaction",
  preset: [{ selector: ".slt_link.--empty, .slt_lists__nav_link.--empty, .slm_lists__nav_link.--empty" }],
  holds: ["click"],
  companions: ["transport"],
} as const;
