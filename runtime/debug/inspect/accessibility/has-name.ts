/**
 * Whether a control has an accessible name. Doubtful cases count as named: a finding must be certain.
 */
import { attr, matches, protoGet, queryAll } from "../../../base/safe-dom";

/** An element's own attributes that name it. A placeholder is a poor name, but browsers use it. */
const NAMING = ["aria-label", "title", "placeholder", "alt"];

/** Inputs whose name is their value, or a word of the browser. */
const BUTTONS = "input[type=submit], input[type=reset], input[type=image], input[type=button][value]";

export function hasName(control: Element): boolean {
  return (
    NAMING.some((name) => attr(control, name)?.trim()) ||
    matches(control, BUTTONS) ||
    isNamedByIds(control) ||
    labelsOf(control).some(hasContent) ||
    (!isField(control) && hasContent(control))
  );
}

export const isField = (control: Element): boolean => matches(control, "input, select, textarea");

const labelsOf = (control: Element): Element[] => [
  ...((protoGet(control as HTMLInputElement, "labels") as NodeListOf<Element> | null | undefined) ?? []),
];

function isNamedByIds(control: Element): boolean {
  const ids = (attr(control, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  return ids.some((id) => {
    const naming = document.getElementById(id);
    return naming && (hasContent(naming) || NAMING.some((name) => attr(naming, name)?.trim()));
  });
}

/** Text, or a descendant with a name, or with text from a stylesheet. */
function hasContent(element: Element): boolean {
  return [element, ...queryAll(element, "*")].some(
    (part) =>
      !matches(part, "script, style, template, [aria-hidden=true], [aria-hidden=true] *") &&
      (hasOwnText(part) ||
        (part !== element && [...NAMING, "aria-labelledby"].some((name) => attr(part, name)?.trim())) ||
        !!protoGet(part, "shadowRoot") ||
        hasGeneratedText(part)),
  );
}

const hasOwnText = (element: Element): boolean =>
  [...protoGet(element, "childNodes")].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ""),
  );

const hasGeneratedText = (element: Element): boolean =>
  ["::before", "::after"].some((part) =>
    /["'][^"']*\S[^"']*["']/.test(getComputedStyle(element, part).content),
  );
