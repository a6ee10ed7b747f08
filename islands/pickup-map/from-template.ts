/** What stands in a page's template, as React nodes: texts, classes, links and pictures, but no handlers and no state. */
import { createElement, type ReactNode } from "react";

/** Attributes that React means otherwise, or that would bring code and state along. */
const left =
  /^(on.*|style|ref|key|children|value|checked|selected|is|id|for|dangerouslysetinnerhtml|srcdoc|formaction)$/i;

/**
 * @param put what stands in an element's place: `null` = nothing, `undefined` = the element itself. Texts that it has for an
 *   element are given by a function of its content.
 */
export function fromTemplate(
  nodes: Iterable<Node>,
  put: (element: Element) => ReactNode | ((attributes: Record<string, unknown>) => ReactNode),
): ReactNode[] {
  return [...nodes].map((node, index) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || /^(script|style|iframe|object|embed)$/i.test(node.localName))
      return null;
    const attributes = attributesOf(node, index);
    const own = put(node);
    if (typeof own === "function") return own(attributes);
    if (own !== undefined) return own;
    const inside = fromTemplate(node.childNodes, put);
    // Elements without an end take no content, not even none.
    return inside.length
      ? createElement(node.localName, attributes, ...inside)
      : createElement(node.localName, attributes);
  });
}

/** Attributes that are on by being there: React takes an empty text for "off". */
const flags =
  /^(hidden|inert|disabled|required|readonly|multiple|open|controls|loop|muted|reversed|itemscope)$/i;

function attributesOf(element: Element, key: number): Record<string, unknown> {
  const attributes: Record<string, unknown> = { key };
  for (const { name, value } of element.attributes)
    if (!left.test(name))
      attributes[name === "class" ? "className" : name] = !value && flags.test(name) ? true : value;
  return attributes;
}
