/** Stylesheets and frameworks that shops link for a widget, and whose names meet those of the theme. */
import type { Neighbour, Remedy } from "./neighbour";

const sheet = (name: string, pack: string, file: string, works: string): Neighbour => ({
  ...{ name, packages: [pack], files: [`${pack}/${file}`], works },
});

/** An expression: a class of the stylesheet has effect. */
const styles = (html: string, property: string, value: string) => `(() => {
  const probe = document.createElement("div");
  probe.className = ${JSON.stringify(html)};
  document.body.append(probe);
  const found = getComputedStyle(probe)[${JSON.stringify(property)}];
  probe.parentNode.removeChild(probe);
  return found === ${JSON.stringify(value)};
})()`;

/** A framework whose rules for names of the theme cut off the menu, whatever scripts the page has. */
function frameOf(name: string, container: string, menu: string): Remedy {
  const rules = `#container { ${container} } #container ${menu}`;
  return {
    text: `${name} styles classes that the theme uses, too. It narrows \`.container\`, which cuts off the menu with or without our script. Restore the theme's values: \`${rules}\`.`,
    journeys: ["menu"],
    sheet: rules,
  };
}

export const styleNeighbours: readonly Neighbour[] = [
  {
    name: "Bootstrap 5 (CSS and script)",
    packages: ["bootstrap"],
    files: ["bootstrap/dist/css/bootstrap.min.css", "bootstrap/dist/js/bootstrap.bundle.min.js"],
    start: `for (const one of document.querySelectorAll("[title]")) new bootstrap.Tooltip(one)`,
    works: `!!window.bootstrap && ${styles("modal", "display", "none")}`,
  },
  {
    name: "Bootstrap 4 (CSS)",
    packages: ["bootstrap-4"],
    files: ["bootstrap-4/dist/css/bootstrap.min.css"],
    works: styles("modal", "display", "none"),
    remedies: [frameOf("Bootstrap 4", "max-width: none; padding: 0", ".navbar-nav { flex-direction: row }")],
  },
  {
    name: "Bootstrap 3 (CSS)",
    packages: ["bootstrap-3"],
    files: ["bootstrap-3/dist/css/bootstrap.min.css"],
    works: styles("modal", "display", "none"),
  },
  sheet("Bulma", "bulma", "css/bulma.min.css", styles("modal", "display", "none")),
  {
    name: "UIkit",
    packages: ["uikit"],
    files: ["uikit/dist/css/uikit.min.css", "uikit/dist/js/uikit.min.js"],
    works: "!!window.UIkit",
  },
  {
    name: "Materialize",
    packages: ["materialize-css"],
    files: ["materialize-css/dist/css/materialize.min.css"],
    works: styles("modal", "display", "none"),
    remedies: [
      frameOf(
        "Materialize",
        "width: auto; max-width: none",
        "nav { height: auto; line-height: inherit; background: none; box-shadow: none }",
      ),
    ],
  },
  sheet("Tailwind's preflight", "tailwindcss", "preflight.css", styles("", "boxSizing", "border-box")),
  sheet(
    "modern-normalize",
    "modern-normalize",
    "modern-normalize.css",
    styles("", "boxSizing", "border-box"),
  ),
];
