/** Whose the tiles are: the shop's own words, of which texts and links are kept. */
import { safeFile } from "../base/safe-url";
import { makeElement } from "../dom/make-element";

/** @param parse the gate's: inert nodes of a markup */
export async function attributionNodes(
  configured: string,
  parse: (markup: string) => Promise<DocumentFragment>,
): Promise<readonly (Node | string)[]> {
  if (!/[<&]/.test(configured)) return [configured];
  return textsAndLinks(await parse(configured));
}

function textsAndLinks(parent: ParentNode & Node): readonly (Node | string)[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof HTMLElement) || node.matches("script, style, template")) return [];
    if (!(node instanceof HTMLAnchorElement)) return textsAndLinks(node);
    const address = safeFile(node.getAttribute("href"));
    return address ? [linkTo(address, node.textContent ?? "")] : [node.textContent ?? ""];
  });
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = makeElement("a", "", text);
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  return link;
}
