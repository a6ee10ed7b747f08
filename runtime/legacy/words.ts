import { decodeText } from "../base/decode-text";

/** Tags that page scripts lay texts out with. Whatever else looks like markup came out of a name, and is shown. */
const layout =
  /<\/?(?:(br|p|div|ul|ol|li|h[1-6])|b|strong|i|em|u|small|span|a)(?:\s+(?:class|style|id|title|target|rel|role|href)="(?![^"/]*script:)[^"<>]*")*\s*\/?>/gi;

/**
 * What a page's script wants to say, as text: alerts show no elements (bar S8). The few tags of a layout are taken
 * out, references are decoded once, everything else stays as it is written.
 */
export function wordsOf(said: unknown): string {
  if (said instanceof Node) return (said.textContent ?? "").replace(/\s+/g, " ").trim();
  if (typeof said !== "string" && typeof said !== "number") return "";
  const text = String(said).replace(layout, (_, block?: string) => (block ? " " : ""));
  return decodeText(text).replace(/\s+/g, " ").trim();
}
