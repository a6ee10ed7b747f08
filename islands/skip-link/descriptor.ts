/** Moves the focus with the links that skip the header. */
export default {
  name: "skip-link",
  kind: "plain",
  summary: "Takes the focus along to where a skip link leads.",
  when: "interaction",
  preset: [{ selector: "#menu_skip" }],
  holds: ["click"],
} as const;
