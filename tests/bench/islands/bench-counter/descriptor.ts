/** The React island of the bench. */
export default {
  name: "bench-counter",
  kind: "react",
  summary: "Counts clicks.",
  when: "idle",
} as const;
