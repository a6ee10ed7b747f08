/** A word of explanation beside what it explains. */
export default {
  name: "tooltip",
  kind: "plain",
  summary: "Shows an explanation on hover and focus, and on touch with a tap.",
  // Not on interaction: a tip that cannot be focused yet would never be reached by keyboard (WCAG 2.1.1).
  when: "visible",
  preset: [
    { selector: ".showTip, .showTip_order1, .showTip_gift, .showTip_basket" },
    { selector: "span.btn_note, .deposit_tooltip__tip" },
  ],
  // The first tap opens it, also when the island has yet to come.
  holds: ["click"],
  props: { offset: "number" },
  customProperties: ["--wyspa-tooltip-layer", "--wyspa-tooltip-background", "--wyspa-tooltip-color"],
} as const;
