/** Requires the choice of a store from a list. */
export default {
  name: "store-select",
  kind: "plain",
  summary: "Shows a message when shoppers submit a form without choosing a store from the list.",
  when: "visible",
  styled: true,
  customProperties: ["--wyspa-error-color"],
  requires: [{ where: "inside", selector: "select", markup: '<select name="store" required>…</select>' }],
} as const;
