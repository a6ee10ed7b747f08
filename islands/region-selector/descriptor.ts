/** The choice of delivery country and language: its link in the header, and the older suggestion of another shop. */
export default {
  name: "region-selector",
  kind: "react",
  summary: "Lets the shopper choose country and language, and leads to that language's site.",
  when: "interaction",
  preset: [{ selector: ".select_language__open" }, { selector: ".redirection" }],
  holds: ["click"],
  // The older suggestion of another shop, and names of countries in other languages, are wanted by few.
  parts: ["show-selector", "suggest-shop", "country-names"],
  beside: ["region-selector/show-selector", "dialog"],
  customProperties: ["--wyspa-region-list-height", "--wyspa-control-border"],
} as const;
