/** The columns of links in the footer, which fold on phones. */
export default {
  name: "footer-links",
  kind: "plain",
  summary: "Folds the footer's columns of links on phones, and shows all of them on larger screens.",
  when: "interaction or scroll",
  preset: [{ selector: "#footer_links" }],
  holds: ["click"],
  requires: [
    {
      where: "inside",
      selector: ".footer_tab__header[aria-controls], .footer_tab__header + .footer_links_sub",
      markup: '<h2 class="footer_tab__header" aria-controls="links">…</h2> <ul id="links">…</ul>',
    },
  ],
} as const;
