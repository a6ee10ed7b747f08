/** A React island that stands in for everything that the server put into its host. */
export default {
  name: "counter",
  kind: "react",
  summary: "Counts clicks, and takes over the fields of the server.",
  when: "interaction",
  early: true,
  props: { start: "number", label: "string", size: ["small", "large"] },
} as const;
