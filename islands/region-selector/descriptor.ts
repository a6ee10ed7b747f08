/** The choice of delivery country and language: its link in the header, and the older suggestion of another shop. */
export default {
  name: "region-selector",
  kind: "react",
  summary: "Lets the shopper choose country and language, and leads to that language's site.",
  when: "interaction",
  late: true,
  preset: [{ selector: ".select_language__open" }, { selector: ".redirection" }],
  holds: ["click"],
  customProperties: ["--wyspa-region-list-height"],
} as const;
