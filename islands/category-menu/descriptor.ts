/** The category tree: a mega-menu on large screens, a side drawer on small ones. */
export default {
  name: "category-menu",
  kind: "plain",
  summary:
    "Opens the category tree by pointer, keyboard and touch: as panels on large screens, as a side drawer on small ones.",
  when: "interaction",
  preset: [{ selector: "#menu_categories" }],
  props: { backThroughLevels: "boolean" },
  holds: ["click"],
  requires: [{ where: "inside", selector: ".navbar-nav", markup: '<ul class="navbar-nav">…</ul>' }],
} as const;
