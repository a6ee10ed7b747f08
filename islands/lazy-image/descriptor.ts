/** Pictures that load when they come near the viewport: `img`, `picture`, backgrounds, videos, frames. */
export default {
  name: "lazy-image",
  kind: "plain",
  summary: "Loads pictures, backgrounds and videos shortly before they become visible.",
  when: "visible",
  preset: [{ selector: ".b-lazy" }],
} as const;
