/** Rules about broken markup, which browsers repair in a way that separates a host from its content. */
import type { Page } from "../page";
import { contentOffset, isInside, textOf } from "../page";
import type { SourceTag } from "../parse-markup";
import type { Fault, Rule } from "../rule";

const MARKER = "data-island";
const HTML = "http://www.w3.org/1999/xhtml";
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose end tag may be omitted. */
const OPTIONAL_END =
  /^(body|colgroup|dd|dt|html|head|li|optgroup|option|p|rp|rt|tbody|td|tfoot|th|thead|tr)$/;

const isHost = ({ attributes }: SourceTag) => Object.hasOwn(attributes, MARKER);

/** The element, by its tag and its islands. */
const hostText = ({ name, attributes }: SourceTag) => `<${name} ${MARKER}="${attributes[MARKER]}">`;

/** Conditions of the template may close a tag or open another one. */
const isSure = (page: Page, from: number, to: number) => !page.isConditional(from, to);

function* unclosedHosts(page: Page): Generator<Fault> {
  for (const tag of page.tags) {
    if (!isHost(tag) || VOID.test(tag.name)) continue;
    const why = tag.isSelfClosing ? selfClosing(tag) : withoutEnd(page, tag);
    if (why)
      yield {
        offset: tag.start,
        message: `The host ${hostText(tag)} is not closed. ${why} Add </${tag.name}>.`,
      };
  }
}

const selfClosing = ({ name, element }: SourceTag) =>
  element?.namespace === HTML
    ? `"/>" does not close a <${name}>, so everything after it becomes its content.`
    : null;

function withoutEnd(page: Page, tag: SourceTag): string | null {
  if (OPTIONAL_END.test(tag.name)) return null;
  // Template code after it may print the end tag.
  if (page.lastTextCode > tag.start) return null;
  if (tag.closedAt === null) return "It has no end tag, so everything after it becomes its content.";
  const outer = outerUnclosed(tag);
  const [from, to] = [indentOf(page, tag.start), indentOf(page, tag.closedAt)];
  return outer && from !== null && to !== null && to < from
    ? `The </${tag.name}> in line ${page.position(tag.closedAt).line} belongs to the <${tag.name}> in line ${page.position(outer.start).line}.`
    : null;
}

/** An element of the same kind around the tag without an end tag: one of the two lacks it. */
function outerUnclosed({ name, parent }: SourceTag): SourceTag | null {
  let outer = parent;
  while (outer && (outer.name !== name || outer.closedAt !== null)) outer = outer.parent;
  return outer;
}

/** The number of spaces before a tag; `null` when it is not the first in its line. */
function indentOf(page: Page, offset: number): number | null {
  const before = page.source.slice(page.source.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^\s*$/.test(before) ? before.length : null;
}

/** The source's nearest element around a tag that has its own end tag after it. */
function closedParent(tag: SourceTag): SourceTag | null {
  let parent = tag.parent;
  while (parent && (parent.closedAt === null || parent.closedAt < tag.start)) parent = parent.parent;
  return parent;
}

/** Whether the parser took the element out of the element that the source nests it in. */
const isMoved = ({ element }: SourceTag, parent: SourceTag | null): parent is SourceTag =>
  !!element && !!parent?.element && parent.name !== "template" && !isInside(element, parent.element);

function* movedHosts(page: Page): Generator<Fault> {
  for (const tag of page.tags.filter(isHost)) {
    const parent = closedParent(tag);
    if (parent && !isSure(page, parent.start, parent.closedAt ?? tag.start)) continue;
    if (!tag.element && !/^(html|body)$/.test(tag.name))
      yield {
        offset: tag.start,
        message: `Browsers drop the host ${hostText(tag)}${parent ? `: it must not be inside <${parent.name}>` : ""}. Put it where the element is allowed.`,
      };
    else if (isMoved(tag, parent))
      yield {
        offset: tag.start,
        message: `Browsers move the host ${hostText(tag)} out of <${parent.name}>, because a <${parent.name}> must not contain it. Use another element around it.`,
      };
  }
}

function* emptiedHosts(page: Page): Generator<Fault> {
  const reported = new Set<SourceTag>();
  for (const tag of page.tags) {
    const host = closedParent(tag);
    if (!host || !isHost(host) || reported.has(host) || !isMoved(tag, host)) continue;
    if (!isSure(page, host.start, host.closedAt ?? tag.start)) continue;
    reported.add(host);
    yield {
      offset: tag.start,
      message: `Browsers move this <${tag.name}> out of the host ${hostText(host)}, because a <${host.name}> must not contain it. Use another element as host.`,
    };
  }
}

function* hostsWithoutElement(page: Page): Generator<Fault> {
  for (const { name, element, start, attributes } of page.tags) {
    if (!Object.hasOwn(attributes, MARKER) || !element || element.namespace === HTML) continue;
    yield {
      offset: start,
      message: `A host must be an HTML element: the <${name}> here belongs to <svg> or <math>, so its island never starts. Put the marker on an element around it.`,
    };
  }
  for (const element of page.select("noscript")) {
    const at = textOf(element).search(/\sdata-island\s*=/);
    if (at >= 0)
      yield {
        offset: contentOffset(element) + at + 1,
        message:
          "A host inside <noscript> never starts, because browsers with scripts skip its content. Put it outside.",
      };
  }
}

export const markupRules: readonly Rule[] = [
  {
    name: "unclosed-host",
    level: "error",
    finds: "a host without its end tag, or one that is closed by `/>`",
    faults: unclosedHosts,
  },
  {
    name: "moved-host",
    level: "error",
    finds: "a host that browsers drop or move, such as a form in a form or a `<div>` in a `<table>`",
    faults: movedHosts,
  },
  {
    name: "moved-content",
    level: "error",
    finds: "content that browsers move out of a host, such as a `<div>` in a `<p>`",
    faults: emptiedHosts,
  },
  {
    name: "dead-host",
    level: "error",
    finds: "a host inside `<svg>` or `<noscript>`, which never starts",
    faults: hostsWithoutElement,
  },
];
