/** Sends every form once: later submits are kept back while the first one is on its way. */
export default {
  name: "submit-guard",
  kind: "plain",
  summary: "Marks a form as submitting, keeps later submits back, and frees it when it must be sent again.",
  when: "interaction",
  preset: [{ selector: "body" }],
  // The first submit may come before us, and the second with it: a double click.
  holds: ["submit"],
} as const;
