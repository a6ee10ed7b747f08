/** Switches pictures in the shop's own content between phone, tablet and desktop versions. */
export default {
  name: "responsive-image",
  kind: "plain",
  summary: "Shows the picture that was made for phones, tablets or desktops.",
  when: "load",
  preset: [{ selector: ".cm img.rwd-src" }],
} as const;
