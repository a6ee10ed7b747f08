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
  /** The visible years, for screen readers. */
  readonly years: HTMLElement;
}

/** `type=button`, because a calendar may be inside a form. */
export function makeButton(className: string, ...content: string[]): HTMLButtonElement {
  const button = makeElement("button", className, ...content);
  button.type = "button";
  return button;
}

/** Visually hidden without a stylesheet, and out of the layout. */
const UNSEEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";

/** Screen readers read the element in both cases. */
export function hideFromView(element: HTMLElement, isHidden: boolean): void {
  element.style.cssText = isHidden ? UNSEEN : "";
}

export function makeFrame(): Frame {
  const previous = makeButton(`${C}-arrow ${C}-arrow_prev`);
  const next = makeButton(`${C}-arrow ${C}-arrow_next`);
  const month = makeButton(`${C}-month`);
  const year = makeButton(`${C}-year`);
  const years = makeElement("span", "");
  hideFromView(years, true);
  const heading = makeElement("div", `${C}-header__content`, month, " ", year, years);
  const header = makeElement("div", `${C}-header`, previous, heading, next);
  const content = makeElement("div", `${C}-content`);
  // A calendar that is rendered in advance is silent; once the shopper enters it, it announces each month.
  const speak = () => heading.setAttribute("aria-live", "polite");
  for (const part of [header, content])
    for (const type of ["focusin", "pointerdown"]) part.addEventListener(type, speak, { once: true });
  return { header, content, previous, next, month, year, years };
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
export function makeDays(names: Names): { grid: HTMLElement; cells: HTMLButtonElement[] } {
  const heads = names.weekdays.map(({ short, long }, index) => {
    const head = makeElement("div", `${C}-week__day${index > 4 ? ` ${C}-week__day_weekend` : ""}`, short);
    head.setAttribute("role", "columnheader");
    head.setAttribute("aria-label", long);
    return head;
  });
  const cells = Array.from({ length: 42 }, () => makeCell(`${C}-day__btn`));
  const days = cells.map((cell) => {
    const day = makeElement("div", `${C}-day`, cell);
    day.setAttribute("role", "none");
    return day;
  });
  const weeks = Array.from({ length: 6 }, (_, week) => makeRow(days.slice(week * 7, week * 7 + 7)));
  const head = inColumns(`${C}-week`, 7, [makeRow(heads)]);
  const body = inColumns(`${C}-days`, 7, weeks);
  for (const group of [head, body]) group.setAttribute("role", "rowgroup");
  return { grid: asGrid(makeElement("div", `${C}-grid`, head, body)), cells };
}

/** @param kind also the class of the grid */
export function makeChoice(
  kind: "months" | "years",
  label: string,
  cells: readonly HTMLButtonElement[],
  columns: number,
): HTMLElement {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    makeRow(cells.slice(row * columns, row * columns + columns)),
  );
  const grid = asGrid(inColumns(`${C}-${kind}`, columns, rows));
  grid.setAttribute("aria-label", label);
  return grid;
}

export function makeCell(className: string, ...content: string[]): HTMLButtonElement {
  const cell = makeButton(className, ...content);
  cell.setAttribute("role", "gridcell");
  cell.tabIndex = -1;
  return cell;
}
