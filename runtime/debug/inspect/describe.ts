/** Names an element as theme designers do: by its id, its name, its first classes, or else by how its text begins. */
import { attr, protoGet } from "../../base/safe-dom";

const LONGEST = 60;
const LONGEST_TEXT = 24;

export function describe(element: Element): string {
  const tag = protoGet(element, "localName");
  const [id, name] = [attr(element, "id")?.trim(), attr(element, "name")?.trim()];
  const classes = (attr(element, "class") ?? "").split(/\s+/).filter(Boolean).slice(0, 2);
  const which = id ? `#${id}` : name ? `[name=${name}]` : classes.map((one) => `.${one}`).join("");
  const text = which ? "" : (protoGet(element, "textContent") ?? "").replace(/\s+/g, " ").trim();
  return cut(tag + which + (text && ` “${cut(text, LONGEST_TEXT)}”`), LONGEST);
}

export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
