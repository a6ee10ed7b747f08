/**
 * The mini basket in the header: a plain shell that is ready at page load, and a panel that React renders on demand.
 */
export default {
  name: "mini-basket",
  kind: "react",
  summary:
    "Keeps the header's basket up to date, and opens it as a panel in which shoppers change or remove products.",
  when: "interaction",
  shell: true,
  blocks: ["Basket"],
  preset: [{ selector: "#menu_basket" }],
  place: { replaces: ".top_basket__details" },
  // `holds` is absent: the shell answers the toggle at once, and the header's link must stay a link.
  events: ["wyspa:basket"],
  props: { sheet: "boolean" },
  customProperties: [
    "--wyspa-basket-control-size",
    "--wyspa-control-border",
    "--wyspa-note-background",
    "--wyspa-error-color",
  ],
  requires: [
    {
      where: "inside",
      selector: ".top_basket__sub",
      markup: '<a class="top_basket__sub" href="/basketedit.php">Koszyk</a>',
    },
  ],
} as const;
