import { keepAttribute } from "../../runtime/dom/keep-attribute";

/** Elements that would do something, or be something a second time, in a copy. */
const ACTIVE = "script, style, link, iframe, object, embed, template";

/**
 * What a tip says (contract A 18): copies of the nodes in the next sibling `.tooltipContent`, else the text in
 * `data-title`. Texts stay texts, and scripts stay behind. Read anew each time: pages change.
 */
export function contentOf(host: Element): Node[] {
  const sibling = host.nextElementSibling;
  if (!sibling?.matches(".tooltipContent")) {
    const text = host.getAttribute("data-title")?.trim();
    return text ? [document.createTextNode(text)] : [];
  }
  const copy = sibling.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(ACTIVE)) element.remove();
  // A second radio button of a name would take the first one's mark.
  for (const element of copy.querySelectorAll("*"))
    for (const { name } of [...element.attributes])
      if (/^(id|name|for|on.*|data-island.*)$/.test(name)) element.removeAttribute(name);
  return copy.textContent?.trim() || copy.querySelector("img, svg") ? [...copy.childNodes] : [];
}

/** The browser's own tooltip would stand beside ours: `title` waits in `data-title`. @returns puts it back */
export function takeTitle(host: Element): () => void {
  const title = host.getAttribute("title");
  if (title === null) return () => {};
  const putBack = [keepAttribute(host, "title"), keepAttribute(host, "data-title")];
  host.removeAttribute("title");
  host.setAttribute("data-title", title);
  return () => {
    for (const back of putBack) back();
  };
}
