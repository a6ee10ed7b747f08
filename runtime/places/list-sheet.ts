/**
 * The handle of a list that lies as a sheet over its map on phones (`overlays/list-map.css`). A press leads to the next
 * size, arrow keys move the sheet by one size, and a finger may pull it.
 */
import { setAttr } from "../base/safe-dom";
import type { Translate } from "../contracts/texts";
import { listening } from "../dom/listening";

const SIZES = ["strip", "half", "whole"] as const;
type SheetSize = (typeof SIZES)[number];

/** The size that a press of the handle leads to. */
const NEXT = { strip: "half", half: "whole", whole: "strip" } as const;
/** The handle's text, by the last part of its key: what a press does. */
const TEXTS = { strip: "sheet-show", half: "sheet-grow", whole: "sheet-fold" } as const;

interface Sheet {
  /** The handle's parent; its own parent is the stage that it shares with the map. */
  readonly element: HTMLElement;
  readonly handle: HTMLButtonElement;
  readonly t: Translate<(typeof TEXTS)[SheetSize]>;
  readonly signal: AbortSignal;
}

/**
 * Gives the sheet its size, as a class, and the handle its text. A sheet that has a size keeps it.
 * @returns unfolds the list for a chosen row; with `needsMap` the map is in view, too
 */
export function makeListSheet(sheet: Sheet): (needsMap: boolean) => void {
  const { element, handle, t, signal } = sheet;
  const listen = listening(signal);
  const sizeOf = () => SIZES.find((size) => element.classList.contains(`--${size}`)) ?? "half";
  const setSize = (size: SheetSize) => {
    element.classList.remove(...SIZES.map((one) => `--${one}`));
    element.classList.add(`--${size}`);
    handle.textContent = t(TEXTS[size]);
    setAttr(handle, "aria-expanded", String(size !== "strip"));
  };
  setSize(sizeOf());
  const hasMoved = followPull(sheet, setSize);
  listen(handle, "click", ({ detail }) => {
    // Browsers add a click to a pull, with a count of presses; keys have none.
    if (!detail || !hasMoved()) setSize(NEXT[sizeOf()]);
  });
  listen(handle, "keydown", (event) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const wanted = SIZES[SIZES.indexOf(sizeOf()) + by];
    if (wanted) setSize(wanted);
  });
  return (needsMap) => {
    const size = sizeOf();
    if (size === "strip" || (needsMap && size === "whole")) setSize("half");
  };
}

/** Pixels that a finger must move the handle, so that a tap stays a press. */
const SLOP = 8;

/**
 * Lets a finger pull the sheet; on release it takes the size that is nearest.
 * @returns whether the last touch has pulled the handle
 */
function followPull({ element, handle, signal }: Sheet, setSize: (size: SheetSize) => void): () => boolean {
  const listen = listening(signal);
  let start: number | null = null;
  let moved = false;
  const shift = (pixels: number | null) =>
    element.style.setProperty("translate", pixels === null ? "" : `0 ${pixels}px`);
  const end = () => {
    const from = start;
    start = null;
    shift(null);
    return from;
  };
  listen(handle, "pointerdown", ({ clientY, pointerId }) => {
    start = clientY;
    moved = false;
    handle.setPointerCapture?.(pointerId);
  });
  listen(handle, "pointermove", ({ clientY }) => {
    if (start === null) return;
    const by = clientY - start;
    moved ||= Math.abs(by) > SLOP;
    if (moved) shift(by);
  });
  listen(handle, "pointerup", ({ clientY }) => {
    const from = end();
    const stage = element.parentElement;
    if (from === null || !moved || !stage) return;
    const wanted = (element.offsetHeight - (clientY - from)) / stage.offsetHeight;
    setSize(wanted < 0.3 ? "strip" : wanted < 0.75 ? "half" : "whole");
  });
  listen(handle, "pointercancel", end);
  return () => moved;
}

/** The part around the row that scrolls by itself: the sheet's list on phones, the list beside the map on laptops. */
function scrollerOf(row: Element): Element | null {
  let part = row.parentElement;
  while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY))
    part = part.matches(".list_map") ? null : part.parentElement;
  return part;
}

/**
 * Brings the row of a pressed marker into view. A list that scrolls by itself is scrolled alone: `scrollIntoView` would move the page, and the
 * map under the shopper's finger, too.
 */
export function showRow(row: Element | null | undefined): void {
  if (!row) return;
  const list = scrollerOf(row);
  if (!list) {
    row.scrollIntoView?.({ block: "nearest" });
    return;
  }
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom)
    list.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
}
