/** Signs in with a passkey, and offers to keep one on this device. */
export default {
  name: "passkey",
  kind: "plain",
  summary:
    "Lets shoppers sign in with a passkey, by a button or from suggestions in login fields, and offers to save one on the device.",
  when: "visible",
  styled: true,
  preset: [
    { selector: "input[autocomplete~=webauthn]" },
    // The platform's own page has no markers: there the login field offers passkeys on the first interaction.
    {
      selector: "body:not(:has([data-island~=passkey], [autocomplete~=webauthn])) input[name=login]",
      pages: ["login"],
      when: "interaction",
    },
  ],
  props: { code: "boolean" },
  blocks: ["Basket"],
  events: ["wyspa:login"],
  customProperties: ["--wyspa-error-color"],
} as const;
