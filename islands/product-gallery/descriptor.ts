/** A product's pictures: a strip to swipe, thumbnails by keys, and a full-screen view with zoom. */
export default {
  name: "product-gallery",
  kind: "plain",
  summary:
    "Shows a product's pictures as a strip to swipe with thumbnails, and in a full-screen view with zoom.",
  when: "visible",
  // Until the view can open, its links would lead from the shop's page to a bare picture.
  holds: ["click", "link"],
  // Few shoppers open the full-screen view.
  props: { fullScreen: "boolean" },
  customProperties: ["--wyspa-control-border"],
  requires: [
    {
      where: "inside",
      selector: "a[href] img",
      markup: '<a href="/large-1.jpg"><img src="/small-1.jpg" alt="Kurtka z przodu"></a>',
    },
  ],
} as const;
