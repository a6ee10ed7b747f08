/** Adds to the basket in place from a native product form: by preset on the product page, elsewhere by marker. */
export default {
  name: "add-to-basket",
  kind: "plain",
  summary: "Adds a product to the basket without leaving the page, and shows the result.",
  when: "interaction",
  styled: true,
  blocks: ["Basket"],
  preset: [{ selector: "form#projector_form", pages: ["projector"] }],
  // An early submit of an untouched form must not be lost: Enter from a scanner, a click by a script. Nor may a link to
  // the basket that is pressed next cancel it.
  holds: ["submit", "leave"],
  props: { card: "boolean" },
  events: [],
  customProperties: [
    "--wyspa-error-color",
    "--wyspa-success-color",
    "--wyspa-surface",
    "--wyspa-surface-text",
    "--wyspa-line",
    "--wyspa-dialog-level",
  ],
  requires: [
    {
      where: "host",
      selector: "form",
      markup: '<form method="post" action="/basketchange.php" data-island="add-to-basket">',
    },
    {
      where: "inside",
      selector: '[name=product], [name^="product["]',
      markup: '<input type="hidden" name="product" value="123">',
    },
    {
      where: "inside",
      selector: '[name=size], [name^="size["]',
      markup: '<input type="hidden" name="size" value="uniw">',
    },
    {
      where: "inside",
      selector: '[name=number], [name^="number["]',
      markup: '<input type="number" name="number" value="1" min="1">',
    },
  ],
} as const;
