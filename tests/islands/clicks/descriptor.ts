/** A plain island that counts the events of the server's own button and form. */
export default {
  name: "clicks",
  kind: "plain",
  summary: "Counts clicks and submits.",
  when: "interaction",
  early: true,
  holds: ["click", "submit"],
} as const;
