/**
 * Makes the one wrapper in a host that React owns. The server's nodes that it replaces are set aside with all their
 * listeners, and put back at unmount (bar R18).
 */

import { append, contains, matches, protoGet, query, queryAll } from "../base/safe-dom";
import type { Descriptor } from "../contracts/island";
import { keepScroll } from "./carry-over";

export interface IslandRoot {
  /** Unique on the page. */
  readonly id: string;
  readonly root: HTMLElement;
  /** The server's nodes that are out of the page while the island is mounted. */
  readonly aside: readonly Node[];
  /**
   * Removes the wrapper and puts the server's nodes back. If another script has removed the wrapper from the host, the
   * new content stays.
   */
  restore(): void;
}

const MARKER = "data-island";
/** Marks the wrapper; its value is the root's id. */
export const ROOT = "data-island-root";
const places = new Map<string, IslandRoot>();
let counter = 0;

/** Nodes that are never set aside: other hosts, the theme's templates, scripts. */
const stays = (node: Node) =>
  node instanceof Element && (matches(node, `[${MARKER}], template, script`) || !!query(node, `[${MARKER}]`));

// The server's nodes may be inside a form whose fields shadow DOM properties, or be such a form (bar L9).
const parentOf = (node: Node) => protoGet(node, "parentNode");
const insert = (parent: Node, node: Node, before: Node | null) =>
  protoGet(parent, "insertBefore").call(parent, node, before);
const replace = (parent: Node, node: Node, old: Node) =>
  protoGet(parent, "replaceChild").call(parent, node, old);

export function makeIslandRoot(
  host: HTMLElement,
  { into, replaces, first: isFirst }: NonNullable<Descriptor["place"]> = {},
  hasScrolled: (element: Element) => boolean = () => false,
): IslandRoot {
  clearTwins(host);
  const target = (into && query(host, into)) || host;
  const nodes =
    replaces === undefined ? [...protoGet(target, "childNodes")] : replaces ? queryAll(host, replaces) : [];
  const aside = nodes.filter((node) => !stays(node));
  const scrollBack = keepScroll(aside, hasScrolled);
  const root = document.createElement("div");
  const id = String(++counter);
  root.setAttribute(ROOT, id);
  root.style.display = "contents";

  const marks = new Map<Node, Comment>();
  const [first] = aside;
  const parent = first && parentOf(first);
  if (parent) insert(parent, root, first);
  else if (isFirst) insert(target, root, protoGet(target, "firstChild"));
  else append(target, root);
  for (const node of aside) {
    const mark = document.createComment("");
    const around = parentOf(node);
    if (around) replace(around, mark, node);
    marks.set(node, mark);
  }

  const place: IslandRoot = {
    id,
    root,
    aside,
    restore() {
      places.delete(id);
      if (!contains(host, root)) return;
      for (const [node, mark] of marks) {
        if (mark.parentNode) replace(mark.parentNode, node, mark);
        else if (root.parentNode) insert(root.parentNode, node, root);
      }
      root.replaceWith();
      scrollBack();
    },
  };
  places.set(id, place);
  return place;
}

/** A cloned host contains a dead copy of the wrapper: clones of the server's nodes replace the copy (bar R19). */
function clearTwins(host: HTMLElement): void {
  for (const twin of queryAll(host, `[${ROOT}]`)) {
    const place = places.get(twin.getAttribute(ROOT) ?? "");
    if (place?.root === twin || twin.closest(`[${MARKER}], [data-island-status]`) !== host) continue;
    twin.replaceWith(...(place?.aside.map((node) => node.cloneNode(true)) ?? []));
  }
}
