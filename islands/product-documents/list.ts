import { makeElement } from "../../runtime/dom/make-element";
import type { Document, Kind } from "./read";

/** Kinds of files that the theme has a picture for; anything else is downloaded. */
const PICTURED = new Map([
  ["video", "--video"],
  ["audio", "--audio"],
  ["image", "--image"],
  ["doc", "--document"],
  ["swf", "--swf"],
]);
/** What the browser shows itself, in the same window; documents and all else stand in one of their own. */
const SHOWN_HERE = /^(video|audio|image|swf)$/;

/** A row of the list: a kind of documents, what it is about, and its documents. @param tip the name of a mark without words */
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
  if (!SHOWN_HERE.test(type)) {
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
