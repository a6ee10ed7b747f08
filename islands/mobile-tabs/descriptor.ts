/** Tabs above the side column, which is a drawer on small screens. */
export default {
  name: "mobile-tabs",
  kind: "plain",
  summary: "Shows one group of sections of the mobile side column at a time: menu, account or settings.",
  when: "interaction",
  preset: [{ selector: "#mobileCategories" }],
  holds: ["click"],
  requires: [{ where: "inside", selector: "[data-ids]", markup: '<a data-ids="#menu_categories">Menu</a>' }],
} as const;
