/** A plain island that counts what reaches the server's own button and form. */
export default {
  name: "clicks",
  kind: "plain",
  summary: "Counts clicks and submits.",
  when: "interaction",
  holds: ["click", "submit"],
} as const;
