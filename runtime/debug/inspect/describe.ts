/** Names an element by its id, name, address or first classes, else by the beginning of its text. */
import { attr, protoGet } from "../../base/safe-dom";

const LONGEST = 60;
const LONGEST_TEXT = 24;
/** An element with more children is a part of the page, and its text says little about it. */
const FEW = 3;

export function describe(element: Element): string {
  return cut(protoGet(element, "localName") + (identity(element) || beginning(element)), LONGEST);
}

function identity(element: Element): string {
  const [id, name, action] = ["id", "name", "action"].map((each) => attr(element, each)?.trim());
  if (id) return `#${id}`;
  if (name) return `[name=${name}]`;
  if (action) return `[action=${action}]`;
  const classes = (attr(element, "class") ?? "").split(/\s+/).filter(Boolean).slice(0, 2);
  return classes.map((one) => `.${one}`).join("");
}

function beginning(element: Element): string {
  if (element === document.body || protoGet(element, "childElementCount") > FEW) return "";
  const text = (protoGet(element, "textContent") ?? "").replace(/\s+/g, " ").trim();
  return text && ` “${cut(text, LONGEST_TEXT)}”`;
}

export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
