/** The date of a news entry, in the shop's format. */
export default {
  name: "news-date",
  kind: "plain",
  summary: "Shows the date of a news entry as day and month above the year.",
  when: "visible",
  preset: [{ selector: ".news__date" }],
  props: { format: "string", monthNames: "array" },
} as const;
