/**
 * The page's own templates: `template#cop_pickup_points_template` and its neighbours. Their nodes become React nodes
 * with texts, classes, links and pictures, but without handlers and state.
 */
import { createElement, type ReactNode, useMemo } from "react";
import { useShared } from "./shared";
import type { Wanted } from "./wanted";

/**
 * Copies the content of a template; `null` without one. A subscription's classes begin with `subscr`: the copy gets
 * the order's classes.
 */
export function templateOf(
  family: Wanted["family"],
  part: "" | "item_" | "marker_",
): DocumentFragment | null {
  const template = document.querySelector<HTMLTemplateElement>(
    `template#${family}_pickup_points_${part}template`,
  );
  if (!template?.content) return null;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  for (const element of copy.querySelectorAll("[class*=subscr_pickup]"))
    element.setAttribute(
      "class",
      element.getAttribute("class")?.replaceAll("subscr_pickup", "cop_pickup") ?? "",
    );
  return copy;
}

/** Attributes that React reads differently, or that would bring code or state along. */
const omitted =
  /^(on.*|style|ref|key|children|value|checked|selected|is|id|for|dangerouslysetinnerhtml|srcdoc|formaction)$/i;

/**
 * @param put replaces an element: `null` leaves it out, `undefined` keeps it. A function makes the replacement from
 *   the element's attributes.
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
    // Void elements accept no content, not even an empty list.
    return inside.length
      ? createElement(node.localName, attributes, ...inside)
      : createElement(node.localName, attributes);
  });
}

/** Boolean attributes: React reads an empty text as "off". */
const flags =
  /^(hidden|inert|disabled|required|readonly|multiple|open|controls|loop|muted|reversed|itemscope)$/i;

function attributesOf(element: Element, key: number): Record<string, unknown> {
  const attributes: Record<string, unknown> = { key };
  for (const { name, value } of element.attributes)
    if (!omitted.test(name))
      attributes[name === "class" ? "className" : name] = !value && flags.test(name) ? true : value;
  return attributes;
}

interface FrameProps {
  readonly view: "--search" | "--map" | "--map --sheet";
  /** Search field, map and list. */
  readonly children: ReactNode;
}

/** Parts of the template that our parts replace, or that have no use beside them. */
const REPLACED = ["nav", "map", "items", "filters"].map((name) => `cop_pickup_${name}`);

/**
 * The widget's frame: the page's own template, with our parts in the place of its search field.
 *
 * The standard theme styles everything inside `.cop_pickup_points` as a panel of fixed heights over a permanent map.
 * Ours is a list with a map on request. The frame has another class name, so that the theme's rules for the panel do
 * not apply.
 */
export function Frame({ view, children }: FrameProps) {
  const { family, isTitled } = useShared().wanted;
  const own = useMemo(() => {
    const root = templateOf(family, "")?.querySelector(".cop_pickup_points");
    return root?.querySelector(".cop_pickup_search") ? root : null;
  }, [family]);
  const parts = (
    <div key="parts" className={`cop_pickup_parts list_map ${view}`}>
      {children}
    </div>
  );
  const inside = own
    ? fromTemplate(own.childNodes, ({ classList }) => {
        if (classList.contains("cop_pickup_search")) return parts;
        const isOmitted =
          REPLACED.some((name) => classList.contains(name)) || (isTitled && classList.contains("cop__title"));
        return isOmitted ? null : undefined;
      })
    : parts;
  return <div className="cop_pickup_widget">{inside}</div>;
}
