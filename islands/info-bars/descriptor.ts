/** The bars of news above and below the page: a closed bar stays closed, a fixed bar stays visible. */
export default {
  name: "info-bars",
  kind: "plain",
  styled: true,
  summary: "Closes info bars for good, and keeps fixed ones at the edge of the window on desktops.",
  when: "interaction or scroll",
  preset: [{ selector: ".bars" }],
  holds: ["click"],
} as const;
