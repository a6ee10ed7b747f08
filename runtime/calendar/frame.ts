/**
 * Creates the elements of a calendar, with the class names that themes style (`vanilla-calendar…`). Elements are
 * created once and then updated, so that a pressed button keeps the focus. Rows and columns are set here, because keys
 * depend on them.
 */
import { makeElement } from "../dom/make-element";
import type { Names } from "./names";

const C = "vanilla-calendar";

export interface Frame {
  readonly header: HTMLElement;
  readonly content: HTMLElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly month: HTMLButtonElement;
  readonly year: HTMLButtonElement;
  /** The range of years, in place of month and year until the shopper has chosen a year. */
  readonly years: HTMLElement;
  /** The month or the years that are shown, for screen readers. */
  readonly shown: HTMLElement;
}

/** `type=button`, because a calendar may be inside a form. */
export function makeButton(className: string, ...content: string[]): HTMLButtonElement {
  const button = makeElement("button", className, ...content);
  button.type = "button";
  return button;
}

/** Visually hidden without a stylesheet, and out of the layout. */
const UNSEEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";

export function makeFrame(): Frame {
  const previous = makeButton(`${C}-arrow ${C}-arrow_prev`);
  const next = makeButton(`${C}-arrow ${C}-arrow_next`);
  const month = makeButton(`${C}-month`);
  const year = makeButton(`${C}-year`);
  const years = makeElement("span", "");
  // Not the heading itself: its buttons are named by their actions, and Firefox does not report their changed texts.
  const shown = makeElement("span", "");
  shown.style.cssText = UNSEEN;
  const heading = makeElement("div", `${C}-header__content`, month, " ", year, years);
  const header = makeElement("div", `${C}-header`, previous, heading, next, shown);
  const content = makeElement("div", `${C}-content`);
  return { header, content, previous, next, month, year, years, shown };
}

/** A row for screen readers; its cells are laid out in the grid's own columns. */
function makeRow(cells: readonly Node[]): HTMLElement {
  const row = makeElement("div", `${C}-row`, ...cells);
  row.setAttribute("role", "row");
  row.style.display = "contents";
  return row;
}

function inColumns(className: string, columns: number, rows: readonly Node[]): HTMLElement {
  const element = makeElement("div", className, ...rows);
  element.style.display = "grid";
  element.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  return element;
}

function asGrid(element: HTMLElement): HTMLElement {
  element.setAttribute("role", "grid");
  return element;
}

/** Names the grid by its month, because the heading's buttons are named by their actions. */
export function nameDays(grid: HTMLElement, label: string, takesMany: boolean): void {
  grid.setAttribute("aria-label", label);
  if (takesMany) grid.setAttribute("aria-multiselectable", "true");
}

/** Creates six weeks below the names of the weekdays. @returns the grid and its 42 buttons */
export function makeDays(names: Names): { grid: HTMLElement; buttons: HTMLButtonElement[] } {
  const heads = names.weekdays.map(({ short, long }, index) => {
    const head = makeElement("div", `${C}-week__day${index > 4 ? ` ${C}-week__day_weekend` : ""}`, short);
    head.setAttribute("role", "columnheader");
    head.setAttribute("aria-label", long);
    return head;
  });
  const buttons = [...Array(42)].map(() => makeCellButton(`${C}-day__btn`));
  const days = buttons.map((button) => makeCell(button, `${C}-day`));
  const weeks = [...Array(6)].map((_, week) => makeRow(days.slice(week * 7, week * 7 + 7)));
  const head = inColumns(`${C}-week`, 7, [makeRow(heads)]);
  const body = inColumns(`${C}-days`, 7, weeks);
  for (const group of [head, body]) group.setAttribute("role", "rowgroup");
  return { grid: asGrid(makeElement("div", `${C}-grid`, head, body)), buttons };
}

/** @param kind also the class of the grid */
export function makeChoice(
  kind: "months" | "years",
  label: string,
  buttons: readonly HTMLButtonElement[],
  columns: number,
): HTMLElement {
  const cells = buttons.map((button) => {
    const cell = makeCell(button, "");
    cell.style.display = "grid"; // the button fills its column, as themes expect
    return cell;
  });
  const rows = [...Array(Math.ceil(cells.length / columns))].map((_, row) =>
    makeRow(cells.slice(row * columns, row * columns + columns)),
  );
  const grid = asGrid(inColumns(`${C}-${kind}`, columns, rows));
  grid.setAttribute("aria-label", label);
  return grid;
}

export function makeCellButton(className: string): HTMLButtonElement {
  const button = makeButton(className);
  button.tabIndex = -1;
  return button;
}

/** A cell around its button: Orca reads a cell by its text, which lacks month and weekday, and a button by its name. */
function makeCell(button: HTMLButtonElement, className: string): HTMLElement {
  const cell = makeElement("div", className, button);
  cell.setAttribute("role", "gridcell");
  return cell;
}

export interface CellStates {
  readonly isChosen: boolean;
  readonly isOpen: boolean;
}

/** A button has no `aria-selected`, so both the cell and its button tell that a day is chosen. */
export function setCellStates(button: HTMLButtonElement, { isChosen, isOpen }: CellStates): void {
  const cell = button.parentElement ?? button;
  cell.setAttribute("aria-selected", String(isChosen));
  setOrRemove(button, "aria-pressed", isChosen ? "true" : null);
  for (const one of [cell, button]) setOrRemove(one, "aria-disabled", isOpen ? null : "true");
}

export const setOrRemove = (element: Element, name: string, value: string | null): void =>
  value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
