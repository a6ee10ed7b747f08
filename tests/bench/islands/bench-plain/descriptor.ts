/** The plain island of the bench: what its peers mount, too. */
export default {
  name: "bench-plain",
  kind: "plain",
  summary: "Sets a text and listens for clicks.",
  when: "load",
} as const;
