/** The columns of links in the footer, which fold on phones. */
export default {
  name: "footer-links",
  kind: "plain",
  summary: "Folds the footer's columns of links on phones, and shows all of them on larger screens.",
  when: "interaction or scroll",
  preset: [{ selector: "#footer_links" }],
  holds: ["click"],
} as const;
