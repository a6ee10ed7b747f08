/** A password field with a button that shows the text, an estimate of a new password, and a notice about Caps Lock. */
export default {
  name: "password-field",
  kind: "plain",
  summary:
    "Shows and hides a typed password, estimates how strong a new one is, and tells that Caps Lock is on.",
  when: "interaction",
  styled: true,
  // A shown password has the type `text`, and stays a host.
  preset: [{ selector: "input[type=password], input[data-password-shown]" }],
  props: { reveal: "boolean", strength: "boolean", capsLock: "boolean" },
  events: [],
  customProperties: ["--wyspa-password-weak", "--wyspa-password-fair", "--wyspa-password-good"],
  requires: [
    {
      where: "host",
      selector: "input[type=password], input[data-password-shown]",
      markup: '<input type="password" name="password" data-island="password-field">',
    },
  ],
} as const;
