/** Converts messages of page scripts to plain text. */

import { decodeText } from "../base/decode-text";

/**
 * Tags that page scripts use for layout. Anything else that looks like markup comes from a name, and is shown as text.
 */
const layout =
  /<\/?(?:(br|p|div|ul|ol|li|h[1-6])|b|strong|i|em|u|small|span|a)(?:\s+(?:class|style|id|title|target|rel|role|href)="(?![^"/]*script:)[^"<>]*")*\s*\/?>/gi;

/**
 * A page script's message as text, because alerts show no elements (bar S8). Layout tags are removed and character
 * references decoded once; everything else stays as written.
 */
export function wordsOf(message: unknown): string {
  if (message instanceof Node) return (message.textContent ?? "").replace(/\s+/g, " ").trim();
  if (typeof message !== "string" && typeof message !== "number") return "";
  const text = String(message).replace(layout, (_, block?: string) => (block ? " " : ""));
  return decodeText(text).replace(/\s+/g, " ").trim();
}
