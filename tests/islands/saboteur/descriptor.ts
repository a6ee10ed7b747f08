/** A React island that fails in the way that its host's props request. */
export default {
  name: "saboteur",
  kind: "react",
  summary: "Fails in one phase of its life.",
  when: "interaction",
  early: true,
  props: { phase: "string", data: "string", times: "number" },
} as const;
