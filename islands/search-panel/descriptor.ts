export default {
  name: "search-panel",
  kind: "react",
  summary:
    "Suggests queries, products, categories and pages while the shopper types in the header's search box.",
  when: "interaction",
  preset: [{ selector: "#menu_search" }],
  // Nothing of the server's steps aside: a marked form without a place for results keeps all its children.
  place: { into: ".search_result", replaces: "" },
  holds: ["click"],
  transport: true,
  events: ["wyspa:search"],
  customProperties: ["--wyspa-search-gap", "--wyspa-search-padding"],
} as const;
