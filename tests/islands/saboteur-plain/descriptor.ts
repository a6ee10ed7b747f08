/** A plain island that fails in the way that its host's props request. */
export default {
  name: "saboteur-plain",
  kind: "plain",
  summary: "Fails in one phase of its life, without React.",
  when: "interaction",
  early: true,
  props: { phase: "string", data: "string", times: "number" },
} as const;
