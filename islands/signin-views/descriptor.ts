/** Switches between the sign-in page's two boxes, and shows further ways to sign in. */
export default {
  name: "signin-views",
  kind: "plain",
  summary:
    "Switches the sign-in page between signing in and requesting a new password, and shows further ways to sign in.",
  when: "interaction",
  preset: [{ selector: "#signin-form" }, { selector: ".cookie_login_social_more_social" }],
  holds: ["click"],
  requires: [
    {
      where: "inside",
      selector: "a.password_reminder_signin, a.password_back_signin, .cookie_login_social_more_social",
      markup: '<a class="password_reminder_signin" href="#password_reminder">…</a>',
    },
  ],
} as const;
