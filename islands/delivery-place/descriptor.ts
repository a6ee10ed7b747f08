/** Sets the delivery destination: a postal code anywhere, a country on order pages. */
export default {
  name: "delivery-place",
  kind: "plain",
  summary:
    "Lets shoppers choose the postal code, or on order pages the country, for which delivery is shown.",
  when: "visible",
  styled: true,
  holds: ["submit", "check"],
  props: {
    country: "string",
    default: "string",
    value: "string",
    areForced: "boolean",
    messages: ["standard", "friendly"],
  },
  events: ["wyspa:region"],
  customProperties: ["--wyspa-error-color"],
} as const;
