/** Validates the server's own forms by the platform's data rules, with states, messages and a summary. */
export default {
  name: "validated-form",
  kind: "react",
  summary:
    "Checks a form's fields while shoppers fill them in and before the form is submitted, and explains what to correct.",
  when: "interaction",
  // Browsers without `:has` skip the second row; there the server alone checks such forms.
  preset: [{ selector: "form.cop" }, { selector: "form:has(.--validate)" }],
  // Fields stay the server's; React renders only the summary before them.
  place: { replaces: "", first: true },
  holds: ["submit", "check"],
  props: {
    summary: ["following", "fixed"],
    accountOffer: ["inline", "page"],
    messages: ["standard", "friendly"],
    shape: "boolean",
    town: "boolean",
    suggestEmail: "boolean",
    taxNumber: "boolean",
  },
  events: ["wyspa:validated"],
  customProperties: ["--wyspa-error-color"],
  requires: [
    {
      where: "host",
      selector: ":not(input):not(select):not(textarea):not(button)",
      markup: '<form method="post" data-island="validated-form">',
    },
  ],
} as const;
