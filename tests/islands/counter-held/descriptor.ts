/** The counter again; the runtime queues its clicks until it is mounted. */
export default {
  name: "counter-held",
  kind: "react",
  summary: "Counts clicks, also those that came before it.",
  when: "interaction",
  early: true,
  holds: ["click"],
} as const;
