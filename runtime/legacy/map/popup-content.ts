/** Builds a popup's content from the page's own element, or from its markup without active content. */

import { decodeText } from "../../base/decode-text";
import { safeFile, safeImage } from "../../base/safe-url";
import type { Gate } from "../../contracts/gate";
import { makeElement } from "../../dom/make-element";
import { harmless } from "../harmless";

/** `null` when there is nothing to show. Rejects when the gate cannot be loaded. */
export async function contentOf(popup: unknown, gate: () => Promise<Gate>): Promise<Element | null> {
  if (popup instanceof Element) return popup;
  if (typeof popup !== "string" || !popup) return null;
  const piece = onlyDescription(harmless((await gate()).parsePiece(popup)));
  // A link that opens elsewhere gets no access to this page.
  for (const link of piece.querySelectorAll<HTMLAnchorElement>("a[target]")) link.rel = "noopener";
  return makeElement("div", "leaflet-popup-content", piece);
}

/** Elements of a description. Shop names in such markup are unescaped: they must not add inputs or cover the page. */
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

/** Places have phone and e-mail links, too. */
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

/** A marker's name: the first text of its popup. */
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
