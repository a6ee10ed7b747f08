import { dropEmptyStyle } from "../../runtime/dom/drop-empty-style";
import { listening } from "../../runtime/dom/listening";
import { moveAway } from "../../runtime/dom/move-away";
import { tryFocus } from "../../runtime/dom/try-focus";
import { type Item, makeItem, rename } from "./item";
import type { Layout, Needs } from "./layout";
import { isInView, scrollToTop } from "./scroll-to";
import { nameOf, sectionsOf } from "./sections";

/** Set to 0, so that a closed section takes no space whatever the theme's rules are. */
const FLAT = ["margin", "padding", "border", "min-height"] as const;

interface Row extends Item {
  /** Restores the section's state and moves it back. */
  readonly leave: () => void;
}

/** Shows the sections as an accordion on phones and tablets: a click on a row's name opens its section. */
export function accordion({ host, t, opened }: Needs): Layout {
  const life = new AbortController();
  const on = listening(life.signal);
  let rows: readonly Row[] = [];
  const rowOf = (section: Element) => rows.find((row) => row.section === section);

  const setOpen = (item: Item, isOpen: boolean) => {
    if (isOpen) opened.add(item.section.id);
    else opened.delete(item.section.id);
    paint(item, isOpen);
  };
  const openAlone = (row: Row) => {
    for (const other of rows) if (other !== row && !other.keepsActive) setOpen(other, false);
    setOpen(row, true);
  };
  const press = (row: Row) => {
    if (opened.has(row.section.id)) setOpen(row, false);
    else openAlone(row);
    if (!isInView(row.element)) scrollToTop(row.element, true, life.signal);
  };

  const makeRow = (section: HTMLElement): Row => {
    const item = makeItem(section, nameOf(section, t), "button", life.signal);
    const restoreState = keepAsIs(section);
    item.control.setAttribute("aria-controls", section.id);
    item.label.setAttribute("role", "heading");
    item.label.setAttribute("aria-level", "2");
    // Opens before the move, because a hidden section would lose the focus.
    setOpen(item, opened.has(section.id) || section.contains(document.activeElement));
    const followers = sectionsOf(true).slice(sectionsOf(true).indexOf(section) + 1);
    host.insertBefore(item.element, followers.map((other) => rowOf(other)?.element).find(Boolean) ?? null);
    const putBack = moveAway(section, item.element, null, "handler");
    const leave = () => {
      putBack();
      restoreState();
      item.element.replaceWith();
    };
    const row = { ...item, leave };
    on(item.label, "click", () => press(row));
    // The browser's text search has found a match in the section.
    on(section, "beforematch", () => setOpen(row, true));
    return row;
  };

  const renew = () => {
    const sections = sectionsOf(true);
    for (const row of rows) if (!sections.includes(row.section)) row.leave();
    rows = rows.filter(({ section }) => sections.includes(section));
    for (const section of sections) {
      const row = rowOf(section);
      if (row) rename(row, nameOf(section, t));
      else rows = [...rows, makeRow(section)];
    }
  };
  renew();

  return {
    renew,
    open(section) {
      const row = rowOf(section);
      if (row && !opened.has(section.id)) openAlone(row);
    },
    go(section, isSmooth) {
      const row = rowOf(section);
      if (!row) return;
      openAlone(row);
      scrollToTop(row.element, isSmooth, life.signal);
      tryFocus(row.control);
    },
    print: (isPaper) => paintAll(rows, opened, isPaper),
    controlOf: (section) => rowOf(section)?.control ?? null,
    focused: () => rows.find(({ control }) => control === document.activeElement)?.section ?? null,
    end() {
      life.abort();
      for (const { leave } of [...rows].reverse()) leave();
      rows = [];
    },
  };
}

function paintAll(rows: readonly Item[], opened: ReadonlySet<string>, isPaper: boolean): void {
  for (const row of rows) paint(row, isPaper || opened.has(row.section.id));
}

function paint({ section, element, control }: Item, isOpen: boolean): void {
  element.classList.toggle("active", isOpen);
  control.setAttribute("aria-expanded", String(isOpen));
  setClosed(section, !isOpen);
}

/**
 * Closes or opens a section. The theme hides sections that are not `active`.
 * In browsers with `hidden="until-found"` (Chrome 102, Firefox 139, Safari 26.2), that attribute hides them instead, so
 * that text search finds closed sections.
 */
function setClosed(section: HTMLElement, isClosed: boolean): void {
  section.classList.toggle("active", !isClosed);
  if (!("onbeforematch" in section)) return;
  if (isClosed) {
    section.setAttribute("hidden", "until-found");
    section.style.setProperty("display", "block", "important");
    for (const name of FLAT) section.style.setProperty(name, "0", "important");
  } else reopen(section);
}

function reopen(section: HTMLElement): void {
  if (section.getAttribute("hidden") === "until-found") section.removeAttribute("hidden");
  for (const name of ["display", ...FLAT])
    if (section.style.getPropertyPriority(name)) section.style.removeProperty(name);
  dropEmptyStyle(section);
}

/** Remembers the state that closing changes. @returns restores it */
function keepAsIs(section: HTMLElement): () => void {
  const wasActive = section.classList.contains("active");
  return () => {
    if ("onbeforematch" in section) reopen(section);
    section.classList.toggle("active", wasActive);
  };
}
