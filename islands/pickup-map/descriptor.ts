/** Lets the shopper choose a pickup point: a list first, with a map beside it on request. */
export default {
  name: "pickup-map",
  kind: "react",
  summary:
    "Lists pickup points around a place, shows them on a map on request, and lets shoppers choose one.",
  when: "visible",
  preset: [{ selector: "form.cop.--pickup-sites", pages: ["pickup-sites"] }],
  props: {
    couriers: "array",
    prepaid: ["prepaid", "dvp"],
    lat: "number",
    lng: "number",
    address: "string",
    mapOnPhones: ["sheet", "above"],
    searchFields: ["one", "two"],
  },
  place: { replaces: ".cop__content[data-skeleton]" },
  events: ["wyspa:pickup-point"],
  customProperties: [
    "--wyspa-control-border",
    "--wyspa-active-background",
    "--wyspa-error-color",
    "--wyspa-pickup-room",
  ],
  requires: [
    {
      where: "inside",
      selector: "[data-courier-id], [data-island-props]",
      markup: '<form method="post" data-island="pickup-map" data-courier-id="100149">',
    },
  ],
} as const;
