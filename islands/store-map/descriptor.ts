/** Shows the shop's stores: a list with search and sorting by distance, and a map beside it. */
export default {
  name: "store-map",
  kind: "plain",
  summary: "Shows stores in a list with search and sorting by distance, and on a map.",
  when: "visible",
  // Links to the map are beside its box, and their clicks are queued before the island is ready.
  preset: [{ selector: "#content", pages: ["stocks", "stock", "contact", "partners"] }],
  props: {
    stores: {
      listOf: {
        id: "text",
        name: "text",
        street: "text",
        zipcode: "text",
        city: "text",
        country: "text",
        // The island itself names stores with impossible coordinates.
        lat: "text",
        lng: "text",
        link: "string",
        phone: "text",
        phone1: "text",
        phone2: "text",
        email: "text",
        www: "string",
        icon: "string",
        // Seven texts from Monday on.
        hours: "array",
      },
    },
    mapPlace: ["beside", "above"],
  },
  holds: ["click"],
  // A page with one store needs no tools, and map chunks load only when the shopper asks for the map.
  styled: true,
  customProperties: ["--wyspa-chosen-color", "--wyspa-map-ground"],
  requires: [
    {
      where: "inside",
      selector:
        "[data-island-props], .stocks_list__item, .partners_list__partner, .stock_info, #contact_map[data-name]",
      markup: '<div class="stocks_list__item" data-name="…" data-lat="52.2" data-lng="21.0">…</div>',
    },
  ],
} as const;
