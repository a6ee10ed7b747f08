import type { Strategy } from "./strategy";

/** Starts when a media query matches, now or later. */
export const media: Strategy = (_host, query, start, signal) => {
  const list = matchMedia(query);
  if (list.matches) start();
  else list.addEventListener("change", () => list.matches && start(), { signal });
};
