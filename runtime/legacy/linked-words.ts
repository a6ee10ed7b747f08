/**
 * Builds an alert's text with the links that the shopper needs to continue: to the basket, to sign-in (contract D 7). A
 * link counts if it has a known class and stays on this site; everything else becomes text. Ships as its own chunk.
 */
import { safeLink } from "../base/safe-url";
import { wordsOf } from "./words";

const LINKS = ".alertek__link, .errorCodesShow";
const ANCHORS = /(<a\s[^<>]*>[\s\S]*?<\/a\s*>)/i;

/** @param parsePiece the gate's parser */
export function linkedWords(markup: string, parsePiece: (markup: string) => ParentNode): DocumentFragment {
  const words = document.createDocumentFragment();
  for (const part of markup.split(ANCHORS)) {
    const link = ANCHORS.test(part) ? parsePiece(part).querySelector<HTMLAnchorElement>(LINKS) : null;
    const text = wordsOf(part);
    if (/^\s/.test(part)) words.append(" ");
    words.append((link && ownLink(link, text)) ?? text);
    if (/\S\s+$/.test(part)) words.append(" ");
  }
  return words;
}

/** Creates a new link that copies only address, classes and text. */
function ownLink(given: HTMLAnchorElement, text: string): HTMLAnchorElement | null {
  const address = safeLink(given.getAttribute("href"));
  if (!address || !text) return null;
  const link = document.createElement("a");
  link.href = address;
  link.className = given.className;
  link.textContent = text;
  return link;
}
