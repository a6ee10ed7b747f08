/** What a page's script says of a place: an element of its own, or markup, of which what could run is taken out. */
import type { Gate } from "../../gate/contract";
import { decodeText } from "../../ground/decode-text";
import { makeElement } from "../../kit/make-element";
import { harmless } from "../harmless";

/** Null: nothing to show. Rejects where the gate cannot be had. */
export async function contentOf(popup: unknown, gate: () => Promise<Gate>): Promise<Element | null> {
  if (popup instanceof Element) return popup;
  if (typeof popup !== "string" || !popup) return null;
  const piece = harmless((await gate()).parsePiece(popup));
  // A link to elsewhere opens there without a way back into this page.
  for (const link of piece.querySelectorAll<HTMLAnchorElement>("a[target]")) link.rel = "noopener";
  return makeElement("div", "leaflet-popup-content", piece);
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
