/** Reads what a label says: for summaries and names that repeat it. */
import { attr, matches, protoGet } from "../base/safe-dom";

type Labelled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Parts that stand in a label and are no words of it: messages, controls, icons, code. */
const OTHER =
  ".f-message, [aria-live], [role=alert], [role=status], [aria-hidden=true], [hidden], input, select, textarea, button, script, style, template";

function isHidden(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === "none" || visibility === "hidden";
}

function wordsIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || matches(node, OTHER) || isHidden(node)) return "";
  return node.localName === "br" ? " " : textOf(node);
}
const textOf = (element: Element): string => [...protoGet(element, "childNodes")].map(wordsIn).join("");

/** The words of a label or a legend as a shopper reads them, without a final star or colon. */
export const readableText = (label: Element): string =>
  textOf(label)
    .replace(/\s+/g, " ")
    .replace(/[\s*:]+$/, "")
    .trim();

/** What a shopper knows a control by; its `name` where the page gives nothing better. */
export function labelText(control: Labelled): string {
  const ids = (attr(control, "aria-labelledby") ?? "").split(/\s+/);
  const naming = ids.flatMap((id) => document.getElementById(id) ?? []);
  return (
    naming.map(readableText).join(" ").trim() ||
    [...(control.labels ?? [])].map(readableText).find(Boolean) ||
    ["aria-label", "placeholder", "title"].map((name) => attr(control, name)?.trim()).find(Boolean) ||
    control.name
  );
}
