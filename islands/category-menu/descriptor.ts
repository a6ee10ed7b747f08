/** The category tree: a mega-menu on large screens, a side drawer on small ones. */
export default {
  name: "category-menu",
  kind: "plain",
  summary: "Opens the category tree: panels by pointer, keyboard and touch; on small screens a side drawer.",
  when: "interaction",
  late: true,
  preset: [{ selector: "#menu_categories" }],
  holds: ["click"],
} as const;
