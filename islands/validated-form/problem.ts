/** Composes error messages from the catalogue's texts, which allow a few tags, and the server's plain text. */
import type { ServerMessage } from "../../runtime/contracts/client-data";
import { exampleOfOnly } from "../../runtime/forms/format-example";
import type { Lookup } from "./catalogue";

export interface Problem {
  readonly code: string;
  /** A text of the catalogue or the shop: `<br>`, `<b>`, `<strong>` and character references apply (ruling 11). */
  readonly text: string;
  /** Plain text that follows. */
  readonly rest: string;
}

const PASSWORD_LIMITS: Readonly<Record<string, number>> = { password_to_short: 6, password_to_long: 30 };

/** Composes the message of a code. */
export function problemOf(
  lookup: Lookup,
  code: string,
  { amount, messages = [], proposedLogin = "" }: Details = {},
): Problem {
  const text = lookup(code);
  const [first, second] = messages;
  if (text === null) {
    const known = first?.message ?? "";
    return known ? { code, text: "", rest: known } : { code, text: lookup("unknown") ?? "", rest: "" };
  }
  const limit = PASSWORD_LIMITS[code];
  if (limit)
    return { code, text: `${text.replace(/\.?\s*$/, "")} ${limit} ${lookup("characters")}`, rest: "" };
  if (code === "incorect_zipcode" && second?.message) return formatsOf(lookup, text, second.message);
  return { code, text, rest: proposedLogin || String(amount ?? "") };
}

/** The formats of a country's postal codes; the only format is followed by an example, or replaced by it. */
function formatsOf(lookup: Lookup, text: string, formats: string): Problem {
  const code = "incorect_zipcode";
  const example = exampleOfOnly(formats);
  const [friendly, eg] = [lookup("zipcodeExample"), lookup("zipcodeEg")];
  if (example && friendly) return { code, text: `${text} ${friendly} `, rest: example };
  const brackets = example && eg ? ` (${eg} ${example})` : "";
  return { code, text: `${text} ${lookup("zipcodeFormat")} `, rest: formats + brackets };
}

export interface Details {
  /** The limit at the end of the message. */
  readonly amount?: number;
  readonly messages?: readonly ServerMessage[];
  readonly proposedLogin?: string | undefined;
}

const tags = /(<br\s*\/?>|<(b|strong)>[\s\S]*?<\/\2>)/i;
const decode = (text: string) => text.replace(/&nbsp;/g, "\u00a0").replace(/&amp;/g, "&");

/** The message as nodes: only allowed tags become elements, everything else is text. */
export function nodesOf({ text, rest }: Problem): Node[] {
  const nodes: Node[] = [];
  let left = text;
  for (let found = tags.exec(left); found; found = tags.exec(left)) {
    const [whole] = found;
    const element = document.createElement(found[2] ?? "br");
    if (found[2]) element.textContent = decode(whole.replace(/^<\w+>|<\/\w+>$/g, ""));
    nodes.push(document.createTextNode(decode(left.slice(0, found.index))), element);
    left = left.slice(found.index + whole.length);
  }
  return [...nodes, document.createTextNode(decode(left) + rest)];
}

/** The message as one line of text. */
export const plainText = (problem: Problem): string =>
  nodesOf(problem)
    .map((node) => (node.nodeName === "BR" ? " " : node.textContent))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
