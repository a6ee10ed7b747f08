/**
 * Makes the header's panel for language, currency and country, and the listings' selects, work for keyboard and touch.
 */
export default {
  name: "settings-menu",
  kind: "plain",
  summary:
    "Opens the panel for language, currency and country by keyboard and touch, too, and applies a listing's sorting when it is chosen.",
  when: "interaction",
  // One form above the listing, one below it.
  preset: [{ selector: "#menu_settings" }, { selector: "[id^=paging_setting] form" }],
  holds: ["click"],
  requires: [
    {
      where: "inside",
      selector: "form, .open_trigger > .hover__element",
      markup: '<div class="open_trigger"><form class="hover__element">…</form></div>',
    },
  ],
} as const;
