/** Parses markup as a browser does, and keeps how its tags are nested in the source: the two differ in broken markup. */
import { Parser, type ParserOptions, type Token } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";

export type Element = Htmlparser2TreeAdapterMap["element"];
export type Document = Htmlparser2TreeAdapterMap["document"];
export type AnyNode = Htmlparser2TreeAdapterMap["node"];

export interface SourceTag {
  readonly name: string;
  readonly start: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** The element that the source nests this one in. */
  readonly parent: SourceTag | null;
  /** The position of the element's end tag; `null` without one. */
  closedAt: number | null;
  readonly isSelfClosing: boolean;
  /** The element of the document; `undefined` when the parser dropped the tag. */
  element?: Element;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

class TagRecorder extends Parser<Htmlparser2TreeAdapterMap> {
  readonly tags: SourceTag[] = [];
  #open: SourceTag[] = [];

  override onStartTag(token: Token.TagToken): void {
    const tag: SourceTag = {
      name: token.tagName,
      start: token.location?.startOffset ?? 0,
      attributes: Object.fromEntries(token.attrs.map(({ name, value }) => [name, value])),
      parent: this.#open.at(-1) ?? null,
      closedAt: null,
      isSelfClosing: token.selfClosing,
    };
    this.tags.push(tag);
    if (!VOID.test(tag.name)) this.#open.push(tag);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    const index = this.#open.map(({ name }) => name).lastIndexOf(token.tagName);
    const [closed] = index < 0 ? [] : this.#open.splice(index);
    if (closed) closed.closedAt = token.location?.startOffset ?? 0;
    super.onEndTag(token);
  }
}

/** @param isFragment whether the text is a part of a page */
export function parseMarkup(text: string, isFragment: boolean): { root: Document; tags: SourceTag[] } {
  const options: ParserOptions<Htmlparser2TreeAdapterMap> = {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
  };
  const parser = (
    isFragment
      ? TagRecorder.getFragmentParser<Htmlparser2TreeAdapterMap>(null, options)
      : new TagRecorder(options)
  ) as TagRecorder;
  parser.tokenizer.write(text, true);
  const root = isFragment ? parser.getFragment() : parser.document;
  const byStart = new Map<number, Element>();
  collect(root, byStart);
  for (const tag of parser.tags) {
    const element = byStart.get(tag.start);
    if (element) tag.element = element;
  }
  return { root, tags: parser.tags };
}

/** The first element that each start tag made: the parser may make several of one. */
function collect(node: Document | Element, byStart: Map<number, Element>): void {
  for (const child of node.children) {
    if ("attribs" in child) {
      const start = child.sourceCodeLocation?.startOffset;
      if (start !== undefined && !byStart.has(start)) byStart.set(start, child);
    }
    if ("children" in child) collect(child as Element, byStart);
  }
}
