/** The only parser (design §3). In a document that no window shows, nothing runs and nothing is loaded. */
import type { Policies } from "./policies";

export function parsePage({ html }: Policies, markup: string): Document {
  const page = new DOMParser().parseFromString(html(markup), "text/html");
  closeNoscript(page);
  return page;
}

/** Nodes of a piece of markup, as the same piece inside an element would give them: rows of a table, too. */
export function parsePiece(policies: Policies, markup: string): DocumentFragment {
  const { body, head } = parsePage(policies, `<!doctype html><template>${markup}`);
  const { content } = head.querySelector("template") as HTMLTemplateElement;
  content.append(...[...head.childNodes].slice(1), ...body.childNodes); // what a stray `</template>` has cut off
  closeNoscript(content);
  return content;
}

/**
 * A parser without scripting makes elements of what stands in `<noscript>`; in the page they would load, and a
 * measuring tool's picture would count every shopper twice. With scripting it is text, and so it becomes here.
 */
function closeNoscript(parsed: ParentNode): void {
  for (const element of parsed.querySelectorAll("noscript")) element.textContent = element.innerHTML;
}
