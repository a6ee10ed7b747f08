/** A list of stores from which one must be chosen. */
export default {
  name: "store-select",
  kind: "plain",
  summary: "Says that a store must be chosen from the list, where the form is sent without one.",
  when: "visible",
  styled: true,
  customProperties: ["--wyspa-error-color"],
} as const;
