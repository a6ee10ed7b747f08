/** The links that sign the shopper out. */
export default {
  name: "logout-link",
  kind: "plain",
  summary: "Clears the express checkout's session data when the shopper signs out.",
  when: "idle",
  preset: [{ selector: ".logout_link" }, { selector: ".l_welcome__element.--logout" }],
} as const;
