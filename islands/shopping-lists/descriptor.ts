/** Adds products to shopping lists by button, and manages a list on its own page. */
export default {
  name: "shopping-lists",
  kind: "plain",
  summary:
    "Puts products on a shopping list: offers the lists in a dialog, makes new ones, and keeps their counts in step.",
  when: "interaction",
  styled: true,
  preset: [
    { selector: "a.projector_buy__shopping_list, a.product_name__action.--shopping-list" },
    { selector: ".tool__button.--add-to-favorite, section.shopping_list" },
  ],
  holds: ["click"],
  parts: ["chooser", "manage"],
  companions: ["transport"],
  events: ["wyspa:choose-size"],
} as const;
