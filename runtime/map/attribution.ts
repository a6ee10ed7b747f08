/** Builds the attribution of the tiles from the shop's own markup, reduced to texts and links. */
import { safeFile } from "../base/safe-url";
import { makeElement } from "../dom/make-element";

/** @param parse the gate's parser, which makes inert nodes from markup */
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
