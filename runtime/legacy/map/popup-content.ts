/** What a page's script says of a place: an element of its own, or markup, of which what could run is taken out. */

import { decodeText } from "../../base/decode-text";
import { safeFile, safeImage } from "../../base/safe-url";
import type { Gate } from "../../contracts/gate";
import { makeElement } from "../../dom/make-element";
import { harmless } from "../harmless";

/** Null: nothing to show. Rejects where the gate cannot be had. */
export async function contentOf(popup: unknown, gate: () => Promise<Gate>): Promise<Element | null> {
  if (popup instanceof Element) return popup;
  if (typeof popup !== "string" || !popup) return null;
  const piece = onlyDescription(harmless((await gate()).parsePiece(popup)));
  // A link to elsewhere opens there without a way back into this page.
  for (const link of piece.querySelectorAll<HTMLAnchorElement>("a[target]")) link.rel = "noopener";
  return makeElement("div", "leaflet-popup-content", piece);
}

/** What a place is described with. Names of shops are part of such markup, unescaped: nothing of it may ask or cover anything. */
const ALLOWED = "div, span, strong, b, em, i, small, a, br, img, p, ul, li";
const ATTRIBUTES = new Set(["class", "href", "src", "alt", "target"]);

function onlyDescription(piece: DocumentFragment): DocumentFragment {
  for (const element of piece.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement && element.matches(ALLOWED)))
      element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
    keepAddress(element, "href", contact);
    keepAddress(element, "src", safeImage);
  }
  return piece;
}

/** A place is called and written to, too. */
const contact = (address: unknown) =>
  /^(tel|mailto):/i.test(`${address}`) ? `${address}` : safeFile(address);

function keepAddress(
  element: Element,
  name: "href" | "src",
  safe: (address: unknown) => string | null,
): void {
  if (!element.hasAttribute(name)) return;
  const address = safe(element.getAttribute(name));
  if (address) element.setAttribute(name, address);
  else element.removeAttribute(name);
}

/** A marker's name: the first text of what is said of it. */
export function nameOf(popup: unknown, otherwise: string): string {
  if (popup instanceof Element) return firstText(popup) ?? otherwise;
  if (typeof popup !== "string") return otherwise;
  const first = popup.split(/<[^>]*>/).find((text) => text.trim());
  return first ? decodeText(first).trim() : otherwise;
}

function firstText(element: Element): string | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim();
    if (text) return text;
  }
  return undefined;
}
