/** Reads the text of labels, for summaries and names that repeat it. */
import { attr, matches, protoGet } from "../base/safe-dom";

type Labelled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Parts of a label that do not belong to its text: messages, controls, icons, code. */
const EXCLUDED =
  ".f-message, [aria-live], [role=alert], [role=status], [aria-hidden=true], [hidden], input, select, textarea, button, script, style, template";

function isHidden(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === "none" || visibility === "hidden";
}

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || matches(node, EXCLUDED) || isHidden(node)) return "";
  return node.localName === "br" ? " " : textOf(node);
}
const textOf = (element: Element): string => [...protoGet(element, "childNodes")].map(textIn).join("");

/** The text of a label or a legend as a shopper reads it, without a trailing asterisk or colon. */
export const readableText = (label: Element): string =>
  textOf(label)
    .replace(/\s+/g, " ")
    .replace(/[\s*:]+$/, "")
    .trim();

/** A control's accessible name, or its `name` attribute when the page gives no better one. */
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
