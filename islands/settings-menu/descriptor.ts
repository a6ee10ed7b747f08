/** The header's panel for language, currency and country, and the listings' selects. */
export default {
  name: "settings-menu",
  kind: "plain",
  summary:
    "Opens the settings' panel by keyboard and touch too; sends a listing's sorting when it is chosen.",
  when: "interaction",
  // Above the listing and below it.
  preset: [{ selector: "#menu_settings" }, { selector: "[id^=paging_setting] form" }],
  holds: ["click"],
} as const;
