/**
 * Arranges list and map so that both are in view. On laptops they stand side by side; on phones the list is a sheet
 * over the map's lower half (`runtime/places/list-sheet.ts`). The search field stays above the list.
 */
import { makeElement } from "../../runtime/dom/make-element";
import { moveNode } from "../../runtime/dom/move-node";
import { makeListSheet, showRow } from "../../runtime/places/list-sheet";
import type { Finder } from "./finder";
import type { StoreLocation } from "./stores";
import type { StoreTranslate } from "./texts";

export interface MapStage {
  /** Call it within the shopper's press, because the page moves. */
  open(): void;
  /** The arranged list and map; `null` before they are opened. */
  element(): HTMLElement | null;
}

interface StageParts {
  readonly finder: Finder;
  readonly tools: HTMLElement;
  readonly box: HTMLElement;
  /** The list, and what belongs below it. */
  readonly list: readonly HTMLElement[];
  rowOf(store: StoreLocation): HTMLElement | null;
  readonly t: StoreTranslate;
  readonly signal: AbortSignal;
}

interface BuiltStage extends MapStage {
  /** Contains tools, map and list after `fill()`. */
  readonly root: HTMLElement;
  /** Moves the parts into the root, which is in the document. */
  fill(): void;
  /** The parts that are in it now, in the order they had outside: scripts may have removed or replaced some. */
  parts(): readonly Element[];
}

export function buildStage({ finder, tools, box, list, rowOf, t, signal }: StageParts): BuiltStage {
  const map = makeElement("div", "list_map__map");
  const handle = makeElement("button", "list_map__handle");
  handle.type = "button";
  const rows = makeElement("div", "list_map__list store-map__places");
  const sheet = makeElement("div", "list_map__sheet", handle, rows);
  const stage = makeElement("div", "list_map__stage", map, sheet);
  const root = makeElement("div", "list_map store-map__parts --map", stage);
  let isOpen = false;
  const unfold = makeListSheet({
    ...{ element: sheet, handle, signal },
    t: (key) => t(`store-map.${key}`),
  });

  let { first, found, chosen } = finder.state();
  const follow = () => {
    const now = finder.state();
    if (now.first !== first || now.found !== found) rows.scrollTop = 0;
    const isNew = now.chosen && now.chosen !== chosen ? now.chosen : null;
    ({ first, found, chosen } = now);
    if (!isNew || !isOpen) return;
    unfold(true);
    showRow(rowOf(isNew));
  };
  signal.addEventListener("abort", finder.subscribe(follow));

  return {
    root,
    fill() {
      moveNode(tools, root, stage);
      moveNode(box, map, null);
      for (const element of list) moveNode(element, rows, null);
    },
    parts: () => [...[box, tools].filter((part) => root.contains(part)), ...rows.children],
    open() {
      isOpen = true;
      root.classList.add("--sheet");
    },
    element: () => (isOpen ? root : null),
  };
}

/**
 * Arranges the server's own nodes at the first press, and returns them to their places at the end.
 * @returns `null` when the theme does not have the list directly below the map
 */
export function stageOfServerList(parts: StageParts): MapStage | null {
  const { box, tools, list, signal } = parts;
  const isBelow = box.nextElementSibling === tools && tools.nextElementSibling === list[0];
  if (!isBelow || !list[0] || !box.parentElement) return null;
  const stage = buildStage(parts);
  const { root } = stage;
  const putBack = () => {
    const { parentElement } = root;
    if (!parentElement) return;
    for (const part of stage.parts()) moveNode(part, parentElement, root);
    root.replaceWith();
  };
  return {
    element: stage.element,
    open() {
      if (root.isConnected || signal.aborted) return;
      box.before(root);
      stage.fill();
      stage.open();
      signal.addEventListener("abort", putBack);
    },
  };
}
