/** The button back to the top of a long page. */
export default {
  name: "back-to-top",
  kind: "plain",
  summary: "Shows a button back to the top once the page is scrolled by more than two windows.",
  when: "interaction or scroll",
  preset: [{ selector: "body" }],
} as const;
