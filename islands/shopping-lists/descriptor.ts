/** Adds products to shopping lists by button, and manages a list on its own page. */
export default {
  name: "shopping-lists",
  kind: "plain",
  summary:
    "Adds products to a shopping list: a dialog offers the lists and creates new ones, and the lists' counts stay up to date.",
  when: "interaction",
  styled: true,
  preset: [
    { selector: "a.projector_buy__shopping_list, a.product_name__action.--shopping-list" },
    { selector: ".tool__button.--add-to-favorite, section.shopping_list" },
  ],
  props: { newLists: ["private", "public"] },
  holds: ["click"],
  events: ["wyspa:choose-size"],
  requires: [
    {
      where: "page",
      selector: "[data-product_id], form#projector_form, form.basket__form, section.shopping_list",
      markup: '<div data-product_id="123">… <a href="#addToList" data-island="shopping-lists">…</a></div>',
    },
  ],
} as const;
