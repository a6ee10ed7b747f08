/** Switches pictures in the shop's own content between phone, tablet and desktop versions. */
export default {
  name: "responsive-image",
  kind: "plain",
  summary: "Shows the picture that was made for phones, tablets or desktops.",
  when: "load",
  preset: [{ selector: ".cm img.rwd-src" }],
  requires: [
    {
      where: "host",
      selector:
        "img[data-src_mobile], img[data-src_tablet], img[data-src_desktop], img[src_mobile], img[src_tablet], img[src_desktop]",
      markup:
        '<img data-island="responsive-image" data-src_mobile="/small.jpg" data-src_desktop="/large.jpg" alt="…">',
    },
  ],
} as const;
