export default {
  name: "search-panel",
  kind: "react",
  summary: "Suggests queries, products, categories and pages while shoppers type in the header's search box.",
  when: "interaction",
  preset: [{ selector: "#menu_search" }],
  // Replaces no server HTML: a marked form without an element for results keeps all its children.
  place: { into: ".search_result", replaces: "" },
  holds: ["click"],
  // Phones have the overlay, which Back must close from its first moment.
  props: {
    recent: "boolean",
    phrases: "boolean",
    categories: "boolean",
    forgiving: "boolean",
    add: "boolean",
    clear: "boolean",
    back: "boolean",
  },
  events: ["wyspa:search"],
  customProperties: ["--wyspa-search-gap", "--wyspa-search-padding", "--wyspa-search-active"],
  requires: [
    { where: "host", selector: "form", markup: '<form action="/search.php" data-island="search-panel">' },
    {
      where: "inside",
      selector: ".menu_search__input, input[name=text]:not([type=hidden])",
      markup: '<input name="text">',
    },
  ],
} as const;
