/** Prevents a form from being submitted twice while its first submit is in progress. */
export default {
  name: "submit-guard",
  kind: "plain",
  summary:
    "Prevents double submits: marks a form as submitting, and frees it when it must be submitted again.",
  when: "interaction",
  preset: [{ selector: "body" }],
  // Both submits of a double click may come before the island mounts.
  holds: ["submit"],
} as const;
