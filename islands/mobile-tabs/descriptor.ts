/** Tabs above the side column, which is a drawer on small screens. */
export default {
  name: "mobile-tabs",
  kind: "plain",
  summary: "Shows one group of sections of the mobile side column at a time: menu, account or settings.",
  when: "interaction",
  preset: [{ selector: "#mobileCategories" }],
  holds: ["click"],
} as const;
