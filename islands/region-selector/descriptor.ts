/** The choice of delivery country and language: its link in the header, the settings of the drawer, the older suggestion. */
export default {
  name: "region-selector",
  kind: "react",
  summary: "Lets the shopper choose country and language, and leads to that language's site.",
  when: "interaction",
  preset: [
    { selector: ".select_language__open" },
    { selector: ".redirection" },
    // In the drawer the same choice stands in the page: its tab is the first touch.
    { selector: "aside #menu_settings.--select_language" },
  ],
  holds: ["click"],
  // The older suggestion of another shop, and names of countries in other languages, are wanted by few.
  parts: ["show-selector", "suggest-shop", "country-names"],
  beside: ["region-selector/show-selector", "dialog"],
  opens: ["region-selector", "region-selector/show-selector"],
  customProperties: ["--wyspa-region-list-height", "--wyspa-control-border"],
} as const;
