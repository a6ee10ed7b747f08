/** The link that opens the cookie settings. */
export default {
  name: "cookie-link",
  kind: "plain",
  summary: "Opens the cookie settings of the page's consent script.",
  when: "interaction",
  preset: [{ selector: "#manageCookies" }],
  holds: ["click"],
} as const;
