/** Requires the choice of a store from a list. */
export default {
  name: "store-select",
  kind: "plain",
  summary: "Says that a store must be chosen from the list, where the form is sent without one.",
  when: "visible",
  styled: true,
  customProperties: ["--wyspa-error-color"],
} as const;
