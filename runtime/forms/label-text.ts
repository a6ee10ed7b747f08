/** Reads the text of labels, for summaries and names that repeat it. */
import { attr, matches, protoGet } from "../base/safe-dom";
import type { Control } from "../contracts/forms";

/** Parts of a label that do not belong to its text: messages, controls, icons, code. */
const EXCLUDED =
  ".f-message, [aria-live], [role=alert], [role=status], [aria-hidden=true], [hidden], input, select, textarea, button, script, style, template";

function isHidden(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === "none" || visibility === "hidden";
}

/** @param without ids of elements that describe the field, such as a message of the server's inside the label */
function textIn(node: Node, without: readonly string[]): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || matches(node, EXCLUDED) || isHidden(node)) return "";
  if (without.includes(attr(node, "id") || " ")) return "";
  return node.localName === "br" ? " " : textOf(node, without);
}
const textOf = (element: Element, without: readonly string[]): string =>
  [...protoGet(element, "childNodes")].map((node) => textIn(node, without)).join("");

/** The text of a label or a legend as a shopper reads it, without the asterisk of required fields or a final colon. */
export const readableText = (label: Element, without: readonly string[] = []): string =>
  textOf(label, without)
    .replace(/(^|\s)\*+(?=[\s:]|$)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s*:]+$/, "")
    .trim();

/** The question that a radio button is one answer to: the legend of its fieldset, or the name of its group. */
function questionOf(control: Control): string {
  if (control.type !== "radio") return "";
  const group = control.closest("fieldset, [role=radiogroup]");
  const legend = group && [...group.children].find(({ localName }) => localName === "legend");
  if (legend) return readableText(legend);
  return group ? namedBy(group) || attr(group, "aria-label")?.trim() || "" : "";
}

/** The text of the elements that `aria-labelledby` names. */
function namedBy(element: Element): string {
  const ids = (attr(element, "aria-labelledby") ?? "").split(/\s+/);
  const naming = ids.flatMap((id) => document.getElementById(id) ?? []);
  return naming
    .map((one) => readableText(one))
    .join(" ")
    .trim();
}

/**
 * A control's accessible name, or its `name` attribute when the page gives no better one. A radio button has the name of
 * its group.
 */
export function labelText(control: Control): string {
  const described = `${attr(control, "aria-describedby") ?? ""} ${attr(control, "aria-errormessage") ?? ""}`;
  const without = described.split(/\s+/).filter(Boolean);
  return (
    questionOf(control) ||
    namedBy(control) ||
    [...(control.labels ?? [])].map((label) => readableText(label, without)).find(Boolean) ||
    ["aria-label", "placeholder", "title"].map((name) => attr(control, name)?.trim()).find(Boolean) ||
    control.name
  );
}
