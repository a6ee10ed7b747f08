/** Shows a short explanation beside an element. */
export default {
  name: "tooltip",
  kind: "plain",
  summary: "Shows an explanation on hover and focus, and on touch by a tap.",
  // Not `interaction`: a trigger that is not focusable yet could never be reached by keyboard (WCAG 2.1.1).
  when: "visible",
  preset: [
    { selector: ".showTip, .showTip_order1, .showTip_gift, .showTip_basket" },
    { selector: "span.btn_note, .deposit_tooltip__tip" },
  ],
  // The first tap opens the tip, even before the island has loaded.
  holds: ["click"],
  props: { offset: "number" },
  customProperties: ["--wyspa-tooltip-layer", "--wyspa-tooltip-background", "--wyspa-tooltip-color"],
  requires: [
    {
      where: "host",
      selector: "[title], [data-title], :has(+ .tooltipContent)",
      markup: '<span data-island="tooltip" title="…">',
    },
  ],
} as const;
