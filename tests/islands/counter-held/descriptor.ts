/** The counter again, for which clicks are held until it is there. */
export default {
  name: "counter-held",
  kind: "react",
  summary: "Counts clicks, also those that came before it.",
  when: "interaction",
  early: true,
  holds: ["click"],
} as const;
