/** The plain island of the bench; the peers mount the same component. */
export default {
  name: "bench-plain",
  kind: "plain",
  summary: "Sets a text and listens for clicks.",
  when: "load",
} as const;
