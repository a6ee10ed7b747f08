/** A plain island that passes its context's dialogs and alerts to the tests. */
export default {
  name: "overlays",
  kind: "plain",
  summary: "Opens dialogs and alerts as its page's buttons ask.",
  when: "load",
  early: true,
} as const;
