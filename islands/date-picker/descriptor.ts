/** A field for a date, with a calendar beside it. */
export default {
  name: "date-picker",
  kind: "plain",
  summary:
    "Opens a calendar beside a date field: one day, several, or a range, with a time; typing stays possible.",
  when: "visible",
  styled: true,
  // The page's own modules drive these where there are any: the island leaves them alone then.
  preset: [{ selector: "#birth_date,.cop_delivery__calendar" }],
  parts: ["picker", "delivery", "typed-day"],
  props: {
    mode: ["single", "multiple", "multiple-ranged"],
    min: "string",
    max: "string",
    disabled: "array",
    time: "boolean",
  },
  events: [],
  customProperties: [
    "--wyspa-error-color",
    "--wyspa-date-picker-background",
    "--wyspa-date-picker-color",
    "--wyspa-date-picker-accent",
    "--wyspa-date-picker-accent-color",
  ],
} as const;
