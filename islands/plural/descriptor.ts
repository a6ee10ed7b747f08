/** Writes a count with its noun in the right plural form: 1 dzień, 5 dni. */
export default {
  name: "plural",
  kind: "plain",
  summary: "Shows a number of days, or of anything else, with the noun in the right plural form.",
  when: "visible",
  preset: [{ selector: "[data-change-literal-days], [data-change-literal-days-up-to]" }],
  props: { count: "number", one: "string", few: "string", many: "string", other: "string" },
} as const;
