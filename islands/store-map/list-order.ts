/** Sorts the server's own elements: stores in their list, and groups of stores in theirs. */
import type { ListedLocation, StoreLocation } from "./store";

type Groups = ReadonlyMap<HTMLElement, readonly HTMLElement[]>;

/** Groups of stores below their common ancestor, such as towns with their partners; empty for a plain list. */
export function groupsOf(elements: readonly HTMLElement[]): Groups {
  const parents = new Set(elements.map(({ parentElement }) => parentElement));
  const groups = new Map<HTMLElement, HTMLElement[]>();
  if (parents.size < 2) return groups;
  let root: Element | null = [...parents][0] ?? null;
  while (root && ![...parents].every((parent) => root?.contains(parent))) root = root.parentElement;
  for (const element of elements) {
    let group: HTMLElement = element;
    while (group.parentElement && group.parentElement !== root) group = group.parentElement;
    if (group !== element) groups.set(group, [...(groups.get(group) ?? []), element]);
  }
  return groups;
}

/**
 * Sorts elements within their parents, and groups by their first store. Other content of a parent stays before them.
 */
export function orderIn(stores: readonly ListedLocation[]) {
  const marks = new Map<ParentNode, Comment>();
  const place = (parent: ParentNode | null, nodes: readonly HTMLElement[]) => {
    const [first] = nodes;
    if (!parent || !first) return;
    let start = marks.get(parent);
    if (!start) {
      start = document.createComment("");
      const known = new Set<Node>(nodes);
      [...parent.childNodes].find((node) => known.has(node))?.before(start);
      marks.set(parent, start);
    }
    const all = document.createDocumentFragment();
    for (const node of nodes) if (node.parentNode === parent || !node.isConnected) all.append(node);
    start.after(all);
  };
  const order = (wanted: readonly StoreLocation[], groups: Groups) => {
    const rank = new Map(wanted.map(({ element }, index) => [element, index]));
    const rankOf = (element: HTMLElement) => rank.get(element) ?? stores.length;
    const byParent = new Map<ParentNode | null, HTMLElement[]>();
    for (const { element } of stores) {
      const siblings = byParent.get(element.parentNode as ParentNode | null) ?? [];
      byParent.set(element.parentNode as ParentNode | null, siblings);
      siblings.push(element);
    }
    for (const [parent, elements] of byParent)
      place(
        parent,
        elements.sort((a, b) => rankOf(a) - rankOf(b)),
      );
    const best = (group: HTMLElement) => Math.min(...(groups.get(group) ?? []).map(rankOf));
    const [any] = groups.keys();
    if (any)
      place(
        any.parentNode,
        [...groups.keys()].sort((a, b) => best(a) - best(b)),
      );
  };
  return Object.assign(order, {
    end() {
      for (const start of marks.values()) start.replaceWith();
    },
  });
}
