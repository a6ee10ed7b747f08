import { saveAttribute } from "../../runtime/dom/override";

/** Elements that would run or apply a second time in a copy. */
const ACTIVE = "script, style, link, iframe, object, embed, template";

/**
 * The content of a tip: copies of the nodes in the next sibling `.tooltipContent`, or the text in `data-title`
 * (contract A 18).
 * Text stays text, and scripts are removed. The content is read at each opening, because pages change.
 */
export function contentOf(host: Element): Node[] {
  const sibling = host.nextElementSibling;
  if (!sibling?.matches(".tooltipContent")) {
    const text = host.getAttribute("data-title")?.trim();
    return text ? [document.createTextNode(text)] : [];
  }
  const copy = sibling.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(ACTIVE)) element.replaceWith();
  // Removes ids and names: a second radio button with the same name would uncheck the first.
  for (const element of copy.querySelectorAll("*"))
    for (const { name } of [...element.attributes])
      if (/^(id|name|for|on.*|data-island.*)$/.test(name)) element.removeAttribute(name);
  return copy.textContent?.trim() || copy.querySelector("img, svg") ? [...copy.childNodes] : [];
}

/**
 * Moves `title` to `data-title`, because the native tooltip would appear beside ours. @returns restores the attribute
 */
export function takeTitle(host: Element): () => void {
  const title = host.getAttribute("title");
  if (title === null) return () => {};
  const putBack = [saveAttribute(host, "title"), saveAttribute(host, "data-title")];
  host.removeAttribute("title");
  host.setAttribute("data-title", title);
  return () => {
    for (const back of putBack) back();
  };
}
