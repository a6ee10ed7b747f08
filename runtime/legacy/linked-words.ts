/**
 * Words of an alert with the links that the shopper needs to go on (contract D 7): to the basket, to the sign-in. Only
 * links that say what they are by class, and that stay on this site; everything else is words. A chunk of
 * its own.
 */
import { safeLink } from "../base/safe-url";
import { wordsOf } from "./words";

const LINKS = ".alertek__link, .errorCodesShow";
const ANCHORS = /(<a\s[^<>]*>[\s\S]*?<\/a\s*>)/i;

/** @param parsePiece the gate's */
export function linkedWords(said: string, parsePiece: (markup: string) => ParentNode): DocumentFragment {
  const words = document.createDocumentFragment();
  for (const part of said.split(ANCHORS)) {
    const link = ANCHORS.test(part) ? parsePiece(part).querySelector<HTMLAnchorElement>(LINKS) : null;
    const text = wordsOf(part);
    if (/^\s/.test(part)) words.append(" ");
    words.append((link && ownLink(link, text)) ?? text);
    if (/\S\s+$/.test(part)) words.append(" ");
  }
  return words;
}

/** A new link: of the page's it has nothing but address, classes and words. */
function ownLink(given: HTMLAnchorElement, text: string): HTMLAnchorElement | null {
  const address = safeLink(given.getAttribute("href"));
  if (!address || !text) return null;
  const link = document.createElement("a");
  link.href = address;
  link.className = given.className;
  link.textContent = text;
  return link;
}
