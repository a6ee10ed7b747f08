/** Moves the focus with the links that skip the header. */
export default {
  name: "skip-link",
  kind: "plain",
  summary: "Moves the focus to the target of a skip link.",
  when: "interaction",
  preset: [{ selector: "#menu_skip" }],
  holds: ["click"],
  requires: [{ where: "inside", selector: 'a[href^="#"]', markup: '<a href="#content">…</a>' }],
} as const;
