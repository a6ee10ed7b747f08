/** A plain island that hardly does anything. */
export default {
  name: "quiet",
  kind: "plain",
  summary: "Marks its host, and takes the mark away again.",
  when: "load",
  early: true,
  props: { word: "string" },
} as const;
