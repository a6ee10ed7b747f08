/** The bars of news above and below the page: a closed bar stays closed, a fixed bar stays visible. */
export default {
  name: "info-bars",
  kind: "plain",
  styled: true,
  summary:
    "Lets shoppers close information bars for good, and keeps fixed bars at the edge of the window on desktops.",
  when: "interaction or scroll",
  preset: [{ selector: ".bars" }],
  holds: ["click"],
  requires: [
    {
      where: "inside",
      // On a page, unlike in a template, the shopper may have closed all bars.
      selector: ".bars__item[id], [data-island-status]:not(:has(*))",
      markup: '<div class="bars__item" id="bar-1">… <a class="bars__close" href="">×</a></div>',
    },
  ],
} as const;
