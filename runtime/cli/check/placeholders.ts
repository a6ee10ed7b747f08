/**
 * Masks the code of template languages, so that the parser reads the page's own markup at its own positions.
 *
 * Twig, Liquid, Handlebars, Blade, Smarty, PHP, ERB, JSP, Freemarker, and elements with a prefix (`<iaixsl:if>`).
 */

/** In a masked text, replaces each character that only the server knows. */
export const UNKNOWN = "\ue000";

/** Where a placeholder is: between tags, in a tag, in an attribute's value, or in a script or other plain text. */
export type PlaceholderContext = "text" | "tag" | "value" | "raw";

export interface Placeholder {
  readonly start: number;
  readonly end: number;
  readonly context: PlaceholderContext;
  /** Conditions, loops and comments print nothing themselves; all others print a value. */
  readonly isControl: boolean;
}

const SMARTY =
  "if|elseif|else|foreach|foreachelse|for|while|include|assign|capture|block|literal|section|strip|nocache|extends";

/** The first group of each row is set for a placeholder that prints a value. */
const syntaxes: readonly string[] = [
  String.raw`<\?(=)?[^]*?(?:\?>|$)`,
  "<%([=-])?[^]*?%>",
  String.raw`\{%[^]*?%\}`,
  String.raw`\{#[^{}]*?#\}`,
  String.raw`\{\{[#/!^][^]*?\}\}|\{\{\s*else\b[^]*?\}\}`,
  String.raw`(\{\{\{[^]*?\}\}\}|\{\{[^]*?\}\}|\{!![^]*?!!\}|\$\{[^{}]*\})`,
  String.raw`(\{(?:[$@][\w/]|\/\w+\/)[^{}]*\})`,
  String.raw`\{(?:\*[^]*?\*|\/[a-z]\w*|(?:${SMARTY})(?:\s[^{}]*)?)\}`,
  String.raw`<\/?#[^>]*>`,
  String.raw`<[a-z][\w.-]*:(value-of|copy-of|var|print|out)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>`,
  String.raw`<\/?[a-z][\w.-]*:[\w.-]+(?:"[^"]*"|'[^']*'|[^<>"'])*>`,
];
const PLACEHOLDER = new RegExp(syntaxes.join("|"), "gi");

/** Elements whose content is text for the parser. */
const RAW = /^(script|style|textarea|title|noscript|iframe|xmp)$/;

/** Reads a page character by character and says in which context each position is. */
class Context {
  #state: "text" | "tag" | "quoted" | "raw" | "comment" = "text";
  #quote = "";
  #element = "";
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get current(): PlaceholderContext {
    const names = { text: "text", tag: "tag", quoted: "value", raw: "raw", comment: "raw" } as const;
    return names[this.#state];
  }

  /** Reads one character. */
  read(at: number): void {
    const text = this.#text;
    const char = text[at];
    if (this.#state === "text") {
      if (text.startsWith("<!--", at)) this.#state = "comment";
      else if (char === "<" && /[a-z/!]/i.test(text[at + 1] ?? "")) {
        this.#state = "tag";
        this.#element = /^[a-z][\w-]*/i.exec(text.slice(at + 1, at + 40))?.[0]?.toLowerCase() ?? "";
      }
    } else if (this.#state === "comment") {
      if (text.startsWith("-->", at)) this.#state = "text";
    } else if (this.#state === "tag") {
      if ((char === '"' || char === "'") && /=\s*$/.test(text.slice(Math.max(0, at - 8), at))) {
        this.#state = "quoted";
        this.#quote = char;
      } else if (char === ">") this.#state = RAW.test(this.#element) ? "raw" : "text";
    } else if (this.#state === "quoted") {
      if (char === this.#quote) this.#state = "tag";
    } else if (char === "<" && text[at + 1] === "/") {
      const name = text.slice(at + 2, at + 2 + this.#element.length);
      if (name.toLowerCase() !== this.#element) return;
      this.#state = "tag";
      this.#element = "";
    }
  }
}

/** The characters that replace a placeholder: the same number, with the same line breaks. */
function maskOf(text: string, { start, end, context }: Placeholder): string {
  const isGlued = /[^\s"'<>]/.test(text[start - 1] ?? " ") || text[end] === "=";
  const isBlank = context === "text" || (context === "tag" && !isGlued);
  return text.slice(start, end).replace(/[^\n]/g, isBlank ? " " : UNKNOWN);
}

/** @returns the text without template code, as long as before, and where the code was */
export function maskPlaceholders(text: string): { masked: string; placeholders: readonly Placeholder[] } {
  const placeholders: Placeholder[] = [];
  const context = new Context(text);
  let at = 0;
  let masked = "";
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [code, ...printing] = match;
    const [start, end] = [match.index, match.index + code.length];
    for (let here = at; here < start; here++) context.read(here);
    const isControl = printing.every((group) => group === undefined);
    const placeholder = { start, end, context: context.current, isControl };
    placeholders.push(placeholder);
    masked += text.slice(at, start) + maskOf(text, placeholder);
    at = end;
  }
  return { masked: masked + text.slice(at), placeholders };
}

/** Whether a value of the page contains template code. */
export const isUnknown = (value: string): boolean => value.includes(UNKNOWN);
