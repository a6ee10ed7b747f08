/** A React island that replaces the server's whole content of its host. */
export default {
  name: "counter",
  kind: "react",
  summary: "Counts clicks, and takes over the fields of the server.",
  when: "interaction",
  early: true,
  props: { start: "number", label: "string", size: ["small", "large"] },
} as const;
