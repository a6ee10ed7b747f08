/** The button back to the top of a long page. */
export default {
  name: "back-to-top",
  kind: "plain",
  summary: "Shows a button back to the top once the shopper has scrolled by more than two window heights.",
  when: "interaction or scroll",
  preset: [{ selector: "body" }],
} as const;
