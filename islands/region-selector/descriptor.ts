/**
 * Lets the shopper choose the delivery country and language: from the header link, in the drawer, or in the older
 * suggestion.
 */
export default {
  name: "region-selector",
  kind: "react",
  summary: "Lets shoppers choose country and language, and leads to that language's site.",
  when: "interaction",
  preset: [
    { selector: ".select_language__open" },
    { selector: ".redirection" },
    // The drawer shows the same choice without a dialog: a press on its tab loads it.
    { selector: "aside #menu_settings.--select_language" },
  ],
  props: { list: ["whole", "boxed"] },
  holds: ["click"],
  // Few shoppers need the older suggestion of another shop, or country names in other languages.
  customProperties: ["--wyspa-region-list-height", "--wyspa-control-border", "--wyspa-surface"],
} as const;
