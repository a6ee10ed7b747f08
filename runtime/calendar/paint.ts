import type { Translate } from "../contracts/texts";
import { type Day, dateOf, monthOf, sinceMonday } from "./days";
import { type Frame, setCellStates, setOrRemove } from "./frame";
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
export function paintDay(button: HTMLButtonElement, day: Day, look: DayLook, position: number): void {
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
  button.className = [`${C}-day__btn`, ...own, look.classOf(day)].filter(Boolean).join(" ");
  const text = String(dateOf(day));
  if (button.textContent !== text) button.textContent = text;
  if (button.dataset.calendarDay !== day) {
    button.dataset.calendarDay = day;
    button.setAttribute("aria-label", look.names.full(day));
  }
  setCellStates(button, { isChosen, isOpen });
  setOrRemove(button, "aria-current", states.today ? "date" : null);
}

/**
 * Paints the buttons of the months' or the years' grid.
 * @param isGuess the shown month is a proposal: its button is reached by Tab, but not marked as chosen
 */
export function paintChoice(
  buttons: readonly HTMLButtonElement[],
  shown: Shown,
  rules: Rules,
  { months, shortMonths }: Names,
  isGuess: boolean,
): void {
  const { year, month, from, pages } = shown;
  const kind = shown.view === "month" ? "month" : "year";
  const base = `${C}-${kind}s__${kind}`;
  buttons.forEach((button, index) => {
    const value = kind === "month" ? index : from + index;
    const isShown = value === (kind === "month" ? month : year);
    const isOpen = kind === "month" ? reachesMonth(year, value, rules) : reachesYear(value, rules);
    const isChosen = isShown && !isGuess;
    const states = [isChosen && `${base}_selected`, !isOpen && `${base}_disabled`].filter(Boolean);
    button.className = [base, ...states].join(" ");
    button.setAttribute(`data-calendar-${kind}`, String(value));
    const text = kind === "month" ? (shortMonths[value] ?? months[value] ?? "") : String(value);
    if (button.textContent !== text) button.textContent = text;
    if (kind === "month") button.setAttribute("aria-label", `${months[value]} ${year}`);
    button.tabIndex = isShown ? 0 : -1;
    // The many years of a birth date stay large enough for a finger in themes with lower cells, too.
    if (pages.count > 15) button.style.minHeight = "44px";
    setCellStates(button, { isChosen, isOpen });
  });
  const middle = buttons[Math.floor(buttons.length / 2)];
  if (middle && !buttons.some(({ tabIndex }) => tabIndex === 0)) middle.tabIndex = 0;
}

const ARROWS = {
  default: ["calendar.previous-month", "calendar.next-month"],
  month: ["calendar.previous-year", "calendar.next-year"],
  year: ["calendar.previous-years", "calendar.next-years"],
} as const;

/**
 * Rewrites only what changes.
 * @param isGuess the shown year and month are proposals: the heading names them only after the shopper's choice
 */
export function paintHeader(
  { previous, next, month, year, years, shown: live }: Frame,
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
    setOrRemove(arrow, "aria-label", arrow.title);
    setOrRemove(arrow, "aria-disabled", turned(shown, step, rules) ? null : "true");
  }
  const name = months[shown.month] ?? "";
  write(month, name, t("calendar.choose-month", { name }), shown.view === "month");
  write(year, `${shown.year}`, t("calendar.choose-year", { name: shown.year }), shown.view === "year");
  const isOpenYear = isGuess && shown.view === "year";
  month.style.display = isGuess && shown.view !== "default" ? "none" : "";
  year.style.display = isOpenYear ? "none" : "";
  years.style.display = isOpenYear ? "" : "none";
  years.textContent = isOpenYear ? yearsOf(shown) : "";
  const text = { default: `${name} ${shown.year}`, month: `${shown.year}`, year: yearsOf(shown) }[shown.view];
  if (live.textContent !== text) live.textContent = text;
}

function write(button: HTMLElement, text: string, label: string, isOpen: boolean): void {
  if (button.textContent !== text) button.textContent = text;
  setOrRemove(button, "aria-label", label);
  setOrRemove(button, "aria-expanded", String(isOpen));
}
