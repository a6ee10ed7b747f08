import { makeElement } from "../../runtime/dom/make-element";
import type { Document, Kind } from "./read";

/** File types with a picture in the theme; all others get the download picture. */
const PICTURED = new Map([
  ["video", "--video"],
  ["audio", "--audio"],
  ["image", "--image"],
  ["doc", "--document"],
  ["swf", "--swf"],
]);
/** File types that the browser shows in the same window; all others open in a new one. */
const SAME_WINDOW = /^(video|audio|image|swf)$/;

/**
 * A row of the list: a kind of documents, its description and its documents. @param tip accessible name of the "?" mark
 */
export function kindRow({ name, description, documents }: Kind, tip: string): HTMLElement {
  const row = makeElement("li", "enclosures__gpsr_item");
  if (name) {
    const heading = makeElement("strong", "enclosures__type", name);
    if (description) heading.append(" ", tipOf(description, `${tip}: ${name}`));
    row.append(heading);
  }
  row.append(makeElement("ul", "enclosures__type_list", ...documents.map(documentRow)));
  return row;
}

function documentRow({ name, url, type }: Document): HTMLElement {
  if (!url) return makeElement("li", "", name);
  const link = makeElement("a", `enclosures__name ${PICTURED.get(type) ?? "--download"}`, name);
  link.href = url;
  if (!SAME_WINDOW.test(type)) {
    link.target = "_blank";
    link.rel = "noopener";
  }
  return makeElement("li", "", link);
}

/** The theme's mark for an explanation: our `tooltip` shows it. */
function tipOf(description: string, name: string): HTMLElement {
  const tip = makeElement("span", "show_tip css_tip", "?");
  tip.title = description;
  tip.dataset.island = "tooltip";
  tip.setAttribute("aria-label", name);
  return tip;
}
