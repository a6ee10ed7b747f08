/** Prevents a form from being submitted twice while its first submit is in progress. */
export default {
  name: "submit-guard",
  kind: "plain",
  summary: "Marks a form as submitting, keeps later submits back, and frees it when it must be sent again.",
  when: "interaction",
  preset: [{ selector: "body" }],
  // Both submits of a double click may come before the island mounts.
  holds: ["submit"],
} as const;
