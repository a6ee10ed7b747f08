/** The breadcrumb links above the content and their back button. */
export default {
  name: "breadcrumbs",
  kind: "plain",
  summary:
    "Shows the breadcrumbs above the content on phones and tablets and in the header on desktops; their button leads back.",
  when: "load",
  preset: [{ selector: "header .breadcrumbs, #layout > .breadcrumbs" }],
  holds: ["click"],
  requires: [{ where: "page", selector: "header, #layout", markup: "<header>…</header>" }],
} as const;
