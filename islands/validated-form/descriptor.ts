/** Forms that the platform's data rules apply to: the server's own form and fields, with states, messages and a summary. */
export default {
  name: "validated-form",
  kind: "react",
  summary:
    "Checks a form's fields while they are filled in and before it is sent, and says what to put right.",
  when: "interaction",
  // A browser that does not know `:has` passes the second row over: there such forms are checked by the server.
  preset: [{ selector: "form.cop" }, { selector: "form:has(.--validate)" }],
  // The fields stay the server's; only the summary is React's, ahead of them.
  place: { replaces: "", first: true },
  holds: ["submit", "check"],
  parts: ["server", "account", "blocks"],
  beside: ["transport", "client-data", "validated-form/server"],
  events: ["wyspa:validated"],
  customProperties: ["--wyspa-error-color"],
} as const;
