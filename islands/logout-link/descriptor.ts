/** The links that sign the shopper out. */
export default {
  name: "logout-link",
  kind: "plain",
  summary: "Forgets what the express checkout kept for this session when the shopper signs out.",
  when: "idle",
  preset: [{ selector: ".logout_link" }, { selector: ".l_welcome__element.--logout" }],
} as const;
