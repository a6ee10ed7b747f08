/** Says that delivery goes to a forced country or region, and offers the default one (spec §4 Forced region). */
export default {
  name: "region-notice",
  kind: "react",
  summary:
    "Tells to which forced country or region prices and delivery belong, and restores the default one.",
  // Only its check opens it (`mustOpen` of `early.ts`): most shoppers never need it.
  when: "never",
  // The four order pages are left out by the island itself: the row is in every page's bytes.
  preset: [{ selector: "#container" }],
  // What it renders stands in a dialog; nothing of the server's steps aside.
  place: { replaces: "" },
  beside: ["transport", "dialog"],
  opens: ["region-notice"],
  events: ["wyspa:region"],
  customProperties: ["--wyspa-error-color"],
} as const;
