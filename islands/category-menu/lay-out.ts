import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { moveNode } from "../../runtime/dom/move-node";
import { isRtl, type Menu, panelOf } from "./menu";

/** A panel that is laid out. */
interface LaidOut {
  /** The panel's entries then: a page may fill a panel as it opens. */
  readonly entries: readonly Element[];
  readonly undo: () => void;
}

/**
 * Lays out each panel on its first opening, and on the first one after a resize or a change of its entries. Merges short columns and places
 * narrow panels under their item (contract A 3.3).
 * @returns a function to call once the panel has a box, before it paints
 */
export function layOut(menu: Menu): (item: HTMLElement) => void {
  const { host, list, options, signal } = menu;
  const isWide = options.wide && host.matches(".wide");
  const done = new Map<HTMLElement, LaidOut>();
  const isSeen = (panel: Element) => !!panel.getClientRects().length;

  const reset = () => {
    for (const { undo } of done.values()) undo();
    done.clear();
  };
  addEventListener("resize", reset, { signal });
  signal.addEventListener("abort", reset);

  return (item) => {
    const panel = panelOf(item);
    if (!panel || !isSeen(panel)) return;
    const entries = [...panel.querySelectorAll(".nav-item:not(.nav-merge)")];
    const known = done.get(item);
    if (known?.entries.length === entries.length && entries.every((entry, at) => entry === known.entries[at]))
      return;
    known?.undo();
    done.set(item, { entries, undo: arrange(item, panel) });
  };

  function arrange(item: HTMLElement, panel: HTMLElement): () => void {
    if (!isWide) return avoidEdge(item, panel, options.submenuWidth);
    const split = options.mergesColumns ? mergeColumns(panel, options.columnHeight) : () => {};
    const putBack = item.parentElement === list ? placePanel(item, panel, menu) : () => {};
    return () => {
      putBack();
      split();
    };
  }
}

/** Merges neighbouring columns while their heights fit `limit` together; "+ Pokaż wszystkie" stays alone. */
function mergeColumns(panel: HTMLElement, limit: number): () => void {
  const columns: Element[][] = [];
  let room = 0;
  for (const item of panel.querySelectorAll(":scope > .nav-item")) {
    const height = heightOf(item);
    const isAlone = item.matches(".--all");
    if (!isAlone && height <= room) columns.at(-1)?.push(item);
    else columns.push([item]);
    room = isAlone ? 0 : (height <= room ? room : limit) - height;
  }
  const merged = columns.filter(({ length }) => length > 1).map(merge);
  return () => {
    for (const split of merged) split();
  };
}

function merge(items: readonly Element[]): () => void {
  const column = document.createElement("li");
  column.className = "nav-item nav-merge";
  column.setAttribute("role", "none"); // its rows belong to the outer list
  items[0]?.before(column);
  // Moves the white space between them too, so that the undo restores the exact DOM.
  while (column.lastChild !== items.at(-1) && column.nextSibling) put(column.nextSibling, column, null);
  return () => {
    const { parentElement } = column;
    while (parentElement && column.firstChild) put(column.firstChild, parentElement, column);
    column.replaceWith();
  };
}

function put(node: Node, parent: Element, before: Node | null): void {
  if (node instanceof Element) moveNode(node, parent, before);
  else parent.insertBefore(node, before);
}

/** Measures the contents, because a column may be stretched to the height of its row. */
function heightOf(item: Element): number {
  const range = document.createRange();
  range.selectNodeContents(item);
  return range.getBoundingClientRect().height;
}

/** Sets `--cols<n>` and places a panel with few columns under its item, within the menu's width. */
function placePanel(item: Element, panel: HTMLElement, { host, options }: Menu): () => void {
  const count = panel.querySelectorAll(":scope > .nav-item:not(.--all)").length;
  const name = `--cols${count}`;
  panel.classList.add(name);
  const frame = panel.offsetParent?.getBoundingClientRect();
  const few = options.columns - (screen.width >= 1200 ? 0 : 1);
  if (count < few && frame) {
    const [own, menu, rtl] = [item.getBoundingClientRect(), host.getBoundingClientRect(), isRtl(panel)];
    const room = menu.width - options.padding - panel.offsetWidth;
    const [start, edge] = rtl
      ? [frame.right - own.right, frame.right - menu.right]
      : [own.left - frame.left, menu.left - frame.left];
    panel.style.insetInlineStart = `${Math.max(edge, Math.min(start, edge + room))}px`;
  }
  return () => {
    panel.classList.remove(name);
    panel.style.removeProperty("inset-inline-start");
    dropEmptyStyle(panel);
  };
}

/** In a menu that is not wide, items and panels too near the window's edge open to the other side. */
function avoidEdge(item: Element, panel: Element, width: number): () => void {
  const room = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return isRtl(element) ? left : document.documentElement.clientWidth - right;
  };
  const turned = [room(item) < width && item, room(panel) < 2 * width && panel].filter(
    (element): element is Element => !!element,
  );
  for (const element of turned) element.classList.add("--overflow");
  return () => {
    for (const element of turned) element.classList.remove("--overflow");
  };
}
