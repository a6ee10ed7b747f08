/** A template or page, parsed with positions: what the rules of `npx wyspa check` read. */
import { selectAll } from "css-select";
import type { Token } from "parse5";
import { type AnyNode, type Document, type Element, parseMarkup, type SourceTag } from "./parse-markup";
import { isUnknown, maskPlaceholders, type Placeholder } from "./placeholders";

/** Elements that hold words: template code in them prints a text, not further elements. */
const WORDS =
  /^(a|abbr|b|button|caption|dd|dt|em|figcaption|h[1-6]|i|label|legend|li|option|p|small|span|strong|td|textarea|th|title|u)$/;

export class Page {
  readonly file: string;
  /** The text as given, with line breaks of one character. */
  readonly source: string;
  /** The text without template code. */
  readonly masked: string;
  readonly placeholders: readonly Placeholder[];
  readonly root: Document;
  /** A part of a page: rules about whole pages do not apply. */
  readonly isFragment: boolean;
  /** Tags in the order of the source, and how they are nested there. */
  readonly tags: readonly SourceTag[];
  /** The origin of a page that was fetched. */
  readonly origin: string | null;
  /** Every element, those inside `<template>` included, in the order of the document. */
  readonly elements: readonly Element[];
  /** The position of the last template code between tags; -1 when there is none. */
  readonly lastTextCode: number;
  readonly #lines: readonly number[];
  /** Where template code may print elements. */
  readonly #insertions: readonly number[];

  constructor(file: string, text: string) {
    this.file = file;
    this.origin = /^https?:/.test(file) ? new URL(file).origin : null;
    this.source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
    const { masked, placeholders } = maskPlaceholders(this.source);
    this.masked = masked;
    this.placeholders = placeholders;
    this.isFragment = !/<(?:!doctype|html|head|body)\b/i.test(masked.replace(/<!--[\s\S]*?-->/g, ""));
    const { root, tags } = parseMarkup(masked, this.isFragment);
    this.root = root;
    this.tags = tags;
    this.elements = [...elementsBelow(root)];
    this.lastTextCode = placeholders.filter(({ context }) => context === "text").at(-1)?.start ?? -1;
    this.#insertions = this.#placesOfElements();
    this.#lines = [0, ...[...this.source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  /** The elements that a selector finds, as in a browser: content of `<template>` is not part of the page. */
  select(selector: string, within: Element | Document = this.root): Element[] {
    return selectAll<AnyNode, Element>(selector, within.children);
  }

  /** Line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number } {
    let line = this.#lines.length;
    while (line > 1 && (this.#lines[line - 1] as number) > offset) line--;
    return { line, column: offset - (this.#lines[line - 1] as number) + 1 };
  }

  /** The position of an attribute, or of its element if the attribute is missing. */
  attributeOffset(element: Element, name: string): number {
    return locationOf(element)?.attrs?.[name]?.startOffset ?? startOf(element);
  }

  /** The position of a character of an attribute's value. Character references are longer in the source than in the value. */
  valueOffset(element: Element, name: string, index: number): number {
    const { startOffset = 0, endOffset = 0 } = locationOf(element)?.attrs?.[name] ?? {};
    const source = this.masked.slice(startOffset, endOffset);
    const [before = ""] = /^[^=]*=\s*["']?/.exec(source) ?? [];
    let offset = before.length;
    for (let read = 0; read < index && offset < source.length; read++)
      offset += /^&(?:#x?[\da-f]+|[a-z]+);/i.exec(source.slice(offset, offset + 12))?.[0].length ?? 1;
    return startOffset + offset;
  }

  /** Whether template code in the element's tag may add or remove attributes. */
  hasUnknownAttributes(element: Element): boolean {
    const { startOffset = 0, endOffset = 0 } =
      element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation ?? {};
    for (const { context } of this.#placeholdersIn(startOffset, endOffset))
      if (context === "tag") return true;
    return false;
  }

  /** Whether template code may add elements to this element, or to the page. */
  mayGainElements(element?: Element): boolean {
    const [from, to] = element ? rangeOf(element) : [0, this.source.length];
    return this.#insertions.some((start) => start >= from && start < to);
  }

  /** Whether there are conditions or loops of the template between two positions. */
  isConditional(from: number, to: number): boolean {
    for (const { isControl } of this.#placeholdersIn(from, to)) if (isControl) return true;
    return false;
  }

  /** The texts of the page's own inline scripts, each with its position. */
  get inlineScripts(): readonly { element: Element; code: string; offset: number }[] {
    return this.select("script:not([src])").flatMap((element) => {
      const type = element.attribs.type ?? "";
      const isCode = /^(|module|text\/javascript|application\/javascript)$/i.test(type.trim());
      return isCode ? [{ element, code: textOf(element), offset: contentOffset(element) }] : [];
    });
  }

  /** The placeholders that start in a range, whose bounds are in any order. */
  *#placeholdersIn(one: number, other: number): Generator<Placeholder> {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    for (let index = this.#firstFrom(from); index < this.placeholders.length; index++) {
      const placeholder = this.placeholders[index] as Placeholder;
      if (placeholder.start >= to) return;
      yield placeholder;
    }
  }

  /** The number of the first placeholder at or after an offset: pages may have thousands. */
  #firstFrom(offset: number): number {
    let [low, high] = [0, this.placeholders.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.placeholders[middle] as Placeholder).start < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where template code stands between elements, not among words. */
  #placesOfElements(): readonly number[] {
    const inner = new Map<Placeholder, Element>();
    for (const element of this.elements) {
      const [from, to] = rangeOf(element);
      for (const placeholder of this.#placeholdersIn(from + 1, to)) inner.set(placeholder, element);
    }
    return this.placeholders
      .filter((one) => one.context === "text" && !WORDS.test(inner.get(one)?.name ?? ""))
      .map(({ start }) => start);
  }
}

function* elementsBelow(node: Document | Element): Generator<Element> {
  for (const child of node.children)
    if ("attribs" in child) {
      yield child;
      yield* elementsBelow(child);
    } else if (child.type === "root") yield* elementsBelow(child); // the content of a `<template>`
}

export const startOf = (element: Element): number => element.sourceCodeLocation?.startOffset ?? 0;

/** The positions of an element's start tag and its attributes. */
const locationOf = ({ sourceCodeLocation: location }: Element) =>
  location as Token.ElementLocation | null | undefined;

const rangeOf = (element: Element): readonly [from: number, to: number] => {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
  return [startOffset, endOffset];
};

/** Where an element's content starts. */
export const contentOffset = ({ sourceCodeLocation: location }: Element): number =>
  location?.startTag?.endOffset ?? location?.startOffset ?? 0;

/** The text directly in an element. */
export const textOf = (element: Element): string =>
  element.children.map((child) => ("data" in child ? child.data : "")).join("");

/** The names in an attribute like `class`. */
export const wordsOf = (value: string | undefined): string[] => (value ?? "").split(/\s+/).filter(Boolean);

/** An attribute whose whole value is known; `undefined` when it is missing or contains template code. */
export function knownAttribute(element: Element, name: string): string | undefined {
  const value = element.attribs[name];
  return value === undefined || isUnknown(value) ? undefined : value;
}

/** The elements around an element, from the inside out. */
export function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.parent; node; node = node.parent)
    if ("attribs" in node) found.push(node as Element);
  return found;
}

/** Whether one of an element's ancestors is the other element. */
export function isInside(element: Element, other: Element): boolean {
  for (let node = element.parent; node; node = node.parent) if (node === other) return true;
  return false;
}
