/** A React island that throws, so that the bench can count its surviving neighbours. */
export default {
  name: "bench-throws",
  kind: "react",
  summary: "Throws while it mounts, or after a press.",
  when: "idle",
  props: { on: ["mount", "press"] },
} as const;
