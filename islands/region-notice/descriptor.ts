/** Tells the shopper that a forced country or region determines delivery, and offers the default one. */
export default {
  name: "region-notice",
  kind: "react",
  summary:
    "Tells shoppers that prices and delivery are for a country or region forced on them, and restores the default.",
  // Only `mustOpen` of `early.ts` loads the island, because most shoppers never need it.
  when: "never",
  // The island itself skips the four order pages: listing them here would add bytes to each page.
  preset: [{ selector: "#container" }],
  // The island renders into a dialog and replaces no server HTML.
  place: { replaces: "" },
  events: ["wyspa:region"],
  customProperties: ["--wyspa-error-color"],
} as const;
