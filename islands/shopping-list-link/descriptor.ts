/** Creates a first shopping list for shoppers who follow a link to their lists without having one. */
export default {
  name: "shopping-list-link",
  kind: "plain",
  summary:
    "Creates a first shopping list for shoppers without one when they press a link to their lists, and follows the link.",
  when: "interaction",
  preset: [{ selector: ".slt_link.--empty, .slt_lists__nav_link.--empty, .slm_lists__nav_link.--empty" }],
  holds: ["click"],
  requires: [
    {
      where: "host",
      selector: "a[href], a[href] *",
      markup: '<a href="/shoppinglist" class="--empty" data-island="shopping-list-link">',
    },
  ],
} as const;
