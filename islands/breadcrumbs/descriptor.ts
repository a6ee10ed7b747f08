/** The breadcrumb links above the content and their back button. */
export default {
  name: "breadcrumbs",
  kind: "plain",
  summary: "Stands above the content on phones and tablets, in the header elsewhere; its button leads back.",
  when: "load",
  preset: [{ selector: "header .breadcrumbs, #layout > .breadcrumbs" }],
  holds: ["click"],
} as const;
