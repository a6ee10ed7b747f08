import type { Translate } from "../contracts/texts";
import { type Day, dateOf, monthOf, sinceMonday } from "./days";
import { type Frame, hideFromView, makeCell } from "./frame";
import type { Names } from "./names";
import type { Rules } from "./rules";
import { reachesMonth, reachesYear, type Shown, turned, yearsOf } from "./shown";
import type { CalendarText } from "./words";

const C = "vanilla-calendar";

export interface DayLook {
  readonly names: Names;
  /** Whether a day reacts to a press. */
  isOpen(day: Day): boolean;
  readonly month: number;
  readonly chosen: ReadonlySet<Day>;
  readonly today: Day;
  /** Further class names of a day, separated by spaces. */
  classOf(day: Day): string;
}

/** Writes only what changes: a new text node makes browsers restyle the whole form of a theme that uses `:has()`. */
export function paintDay(cell: HTMLButtonElement, day: Day, look: DayLook, position: number): void {
  const isChosen = look.chosen.has(day);
  const isOpen = look.isOpen(day);
  const states = {
    prev: monthOf(day) !== look.month && position < 7,
    next: monthOf(day) !== look.month && position > 6,
    selected: isChosen,
    disabled: !isOpen,
    weekend: sinceMonday(day) > 4,
    today: day === look.today,
  };
  const own = Object.entries(states).flatMap(([state, is]) => (is ? [`${C}-day__btn_${state}`] : []));
  cell.className = [`${C}-day__btn`, ...own, look.classOf(day)].filter(Boolean).join(" ");
  const text = String(dateOf(day));
  if (cell.textContent !== text) cell.textContent = text;
  if (cell.dataset.calendarDay !== day) {
    cell.dataset.calendarDay = day;
    cell.setAttribute("aria-label", look.names.full(day));
  }
  setAriaStates(cell, { selected: isChosen, disabled: !isOpen });
  mark(cell, "aria-current", states.today ? "date" : null);
}

const setAriaStates = (cell: Element, { selected, disabled }: { selected: boolean; disabled: boolean }) => {
  cell.setAttribute("aria-selected", String(selected));
  mark(cell, "aria-disabled", disabled ? "true" : null);
};
const mark = (cell: Element, name: string, value: string | null) =>
  value === null ? cell.removeAttribute(name) : cell.setAttribute(name, value);

/**
 * Creates the cells of the months' or the years' grid.
 * @param isGuess the shown month is a proposal: its cell is reached by Tab, but not marked as chosen
 */
export function choiceCells(
  shown: Shown,
  rules: Rules,
  { months, shortMonths }: Names,
  isGuess: boolean,
): HTMLButtonElement[] {
  const { view, year, month, from, pages } = shown;
  const makeChoiceCell = (kind: "month" | "year", value: number, isShown: boolean, isOpen: boolean) => {
    const cell = makeCellFor(kind, value, isShown && !isGuess, isOpen);
    if (isShown) cell.tabIndex = 0;
    // The many years of a birth date stay large enough for a finger in themes with lower cells, too.
    if (pages.count > 15) cell.style.minHeight = "44px";
    return cell;
  };
  if (view === "month")
    return months.map((name, value) => {
      const cell = makeChoiceCell("month", value, value === month, reachesMonth(year, value, rules));
      cell.textContent = shortMonths[value] ?? name;
      cell.setAttribute("aria-label", `${name} ${year}`);
      return cell;
    });
  return Array.from({ length: pages.count }, (_, index) => {
    const value = from + index;
    return makeChoiceCell("year", value, value === year, reachesYear(value, rules));
  });
}

function makeCellFor(kind: "month" | "year", value: number, isChosen: boolean, isOpen: boolean) {
  const base = `${C}-${kind}s__${kind}`;
  const states = [isChosen && `${base}_selected`, !isOpen && `${base}_disabled`].filter(Boolean);
  const cell = makeCell([base, ...states].join(" "), String(value));
  cell.setAttribute(`data-calendar-${kind}`, String(value));
  setAriaStates(cell, { selected: isChosen, disabled: !isOpen });
  return cell;
}

const ARROWS = {
  default: ["calendar.previous-month", "calendar.next-month"],
  month: ["calendar.previous-year", "calendar.next-year"],
  year: ["calendar.previous-years", "calendar.next-years"],
} as const;

/**
 * Rewrites month and year only when they change, because the heading is a live region.
 * @param isGuess the shown year and month are proposals: the heading names them only after the shopper's choice
 */
export function paintHeader(
  { previous, next, month, year, years }: Frame,
  shown: Shown,
  rules: Rules,
  { months }: Names,
  t: Translate<CalendarText>,
  isGuess: boolean,
): void {
  const [before, after] = ARROWS[shown.view];
  for (const [arrow, key, step] of [
    [previous, before, -1],
    [next, after, 1],
  ] as const) {
    arrow.title = t(key);
    mark(arrow, "aria-label", arrow.title);
    mark(arrow, "aria-disabled", turned(shown, step, rules) ? null : "true");
  }
  const name = months[shown.month] ?? "";
  write(month, name, t("calendar.choose-month", { name }), shown.view === "month");
  write(year, `${shown.year}`, t("calendar.choose-year", { name: shown.year }), shown.view === "year");
  const shownYears = shown.view === "year" ? yearsOf(shown) : "";
  if (years.textContent !== shownYears) years.textContent = shownYears;
  const isOpenYear = isGuess && shown.view === "year";
  month.style.display = isGuess && shown.view !== "default" ? "none" : "";
  year.style.display = isOpenYear ? "none" : "";
  hideFromView(years, !isOpenYear);
}

function write(button: HTMLElement, text: string, label: string, isOpen: boolean): void {
  if (button.textContent !== text) button.textContent = text;
  mark(button, "aria-label", label);
  mark(button, "aria-expanded", String(isOpen));
}
