/** The shop's stores: a list that is searched and sorted by distance, and a map beside it. */
export default {
  name: "store-map",
  kind: "react",
  summary: "A list of stores with search and sorting by distance, and a map on which they are chosen.",
  when: "visible",
  preset: [{ selector: "#content", pages: ["stocks", "stock", "contact", "partners"] }],
  props: { stores: "array" },
  holds: ["click"],
  // The server's list needs no React before somebody can look for something in it, and a single place never.
  parts: ["list-tools", "own-list", "shop-map"],
  beside: ["store-map/shop-map"],
  customProperties: ["--wyspa-chosen-color"],
} as const;
