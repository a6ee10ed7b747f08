/** A date field with a calendar. */
export default {
  name: "date-picker",
  kind: "plain",
  summary:
    "Adds a calendar to a date field, for one day, several days, a range, or a day with a time; typing stays possible.",
  when: "visible",
  styled: true,
  // The page's own modules drive these where they exist. A browser without `:has` ignores both rows.
  preset: [
    { selector: "html:not(:has([src*=cop_modules_address])) #birth_date" },
    { selector: "html:not(:has([src*=cop_modules_deliveries])) .cop_delivery__calendar" },
  ],
  // Before the mount, "another day" is a link without a destination.
  holds: ["click"],
  props: {
    mode: ["single", "multiple", "multiple-ranged"],
    min: "string",
    max: "string",
    disabled: "array",
    time: "boolean",
    birthDate: "boolean",
    weekdays: "boolean",
  },
  events: [],
  customProperties: [
    "--wyspa-error-color",
    "--wyspa-date-picker-background",
    "--wyspa-date-picker-color",
    "--wyspa-date-picker-accent",
    "--wyspa-date-picker-accent-color",
  ],
  requires: [
    {
      where: "host",
      selector:
        "input:not([type]), input[type=text], input[type=search], input[type=tel], .cop_delivery__calendar",
      markup: '<input type="text" name="date" data-island="date-picker">',
    },
  ],
} as const;
