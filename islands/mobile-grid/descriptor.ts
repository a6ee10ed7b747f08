/** The mobile places of elements, which move there on small screens and return. */
export default {
  name: "mobile-grid",
  kind: "plain",
  summary: "Moves an element to its mobile place on small screens, and back on large ones.",
  when: "media (max-width: 978px)",
  preset: [{ selector: ".setMobileGrid" }],
  props: { views: "array" },
  requires: [
    {
      where: "host",
      selector: "[data-item]",
      markup: '<div data-island="mobile-grid" data-item="#search"></div>',
    },
  ],
} as const;
