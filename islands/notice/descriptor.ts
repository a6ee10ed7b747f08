/** The notice that the server renders into the footer, for example about an order that is being changed. */
export default {
  name: "notice",
  kind: "plain",
  summary: "Shows the page's notice in a dialog.",
  when: "load",
  preset: [{ selector: "#menu_notice" }],
} as const;
