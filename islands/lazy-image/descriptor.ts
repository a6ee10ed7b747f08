/** Pictures that load when they come near the viewport: `img`, `picture`, backgrounds, videos, frames. */
export default {
  name: "lazy-image",
  kind: "plain",
  summary: "Loads pictures, backgrounds and videos shortly before they become visible.",
  when: "visible",
  preset: [{ selector: ".b-lazy" }],
  requires: [
    {
      where: "host",
      selector: "[data-src], [data-src-small], [data-srcset], picture *, video, audio",
      markup: '<img data-island="lazy-image" data-src="/picture.jpg" alt="…">',
    },
  ],
} as const;
