/**
 * Renders a calendar in an element of the page and navigates it: days of a month, months of a year, a range of years.
 * The caller decides what a click on a day chooses.
 *
 * The callers are the island `date-picker`, and `VanillaCalendar` for the pages' own modules. Both bundle this code:
 * all state belongs to one element, so two copies cannot conflict.
 */

import type { Translate } from "../contracts/texts";
import { ensureFocusRing } from "../dom/keep-ring";
import { listening } from "../dom/listening";
import { clampDay, type Day, dayOf, monthOf, weeksOf, yearOf } from "./days";
import { type Frame, makeCellButton, makeChoice, makeDays, makeFrame, nameDays } from "./frame";
import { dayByKey, MONTH_COLUMNS, stepByKey } from "./keys";
import type { Names } from "./names";
import { paintChoice, paintDay, paintHeader } from "./paint";
import type { Rules } from "./rules";
import {
  atMonth,
  daysNear,
  NEAR_YEARS,
  reachesMonth,
  reachesYear,
  type Shown,
  stepped,
  turned,
  type View,
  type YearPages,
  yearsOf,
} from "./shown";
import type { CalendarText } from "./words";

export type Kind = "day" | "arrow" | "month" | "year";

export interface CalendarOptions {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly names: Names;
  readonly t: Translate<CalendarText>;
  /** Called at each render and each interaction, so the rules may change. */
  rules(): Rules;
  chosen(): readonly Day[];
  today(): Day;
  /** Additional class names of a day, separated by spaces. */
  classOf?(day: Day): string;
  /** Asks for the year first, then the month, then the day; the pages of years. */
  readonly yearFirst?: YearPages | undefined;
  /** Whether several days can be chosen. */
  readonly takesMany?: boolean;
  /** Whether a click deselects this chosen day, even if the rules no longer allow it. */
  takesBack?(day: Day): boolean;
  /** Called after a click on a day that can be chosen or deselected. */
  choose(day: Day, event: Event): void;
  /** Called after a click on a day that cannot be chosen, with the message for the shopper. */
  refused(text: string): void;
  /** Called after a click inside the calendar has taken effect. */
  moved?(kind: Kind): void;
  drawn?(): void;
}

const C = "vanilla-calendar";
const BUTTON = "[role=gridcell] > button";
const VIEWS: readonly View[] = ["default", "month", "year"];

export class Calendar {
  readonly #options: CalendarOptions;
  readonly #names: Names;
  #frame: Frame;
  #days: ReturnType<typeof makeDays> | undefined;
  #shown: Shown;
  /** The day that has the focus, or had it last. */
  #active: Day | undefined;

  constructor(options: CalendarOptions) {
    this.#options = options;
    this.#names = options.names;
    this.#frame = makeFrame();
    const today = options.today();
    this.#shown = this.#at("default", yearOf(today), monthOf(today));
    ensureFocusRing(options.host, options.signal);
    const on = listening(options.signal);
    on(options.host, "click", (event) => this.#click(event));
    on(options.host, "keydown", (event) => this.#keydown(event));
    // A calendar beside a field is silent while the shopper types there. Firefox ignores a region that becomes live
    // together with its text.
    on(options.host, "focusin", () => this.#frame.shown.setAttribute("aria-live", "polite"));
    on(options.host, "focusout", () => this.#frame.shown.removeAttribute("aria-live"));
  }

  get view(): View {
    return this.#shown.view;
  }
  /** The element that Tab reaches: a day, a month or a year. */
  get focusable(): HTMLElement | null {
    return this.#frame.content.querySelector<HTMLElement>(`${BUTTON}[tabindex='0']`);
  }

  #at(view: View, year: number, month: number): Shown {
    return atMonth(view, year, month, this.#options.yearFirst ?? NEAR_YEARS);
  }

  /** @param month 0–11 */
  show(year: number, month: number): void {
    this.#shown = this.#at("default", year, month);
    this.draw();
  }

  /** Shows years to choose from. */
  showYears(year: number): void {
    this.#shown = this.#at("year", year, 0);
    this.draw();
  }

  /** Shows the day's month and focuses the day. */
  focusOn(day: Day): void {
    const { min, max } = this.#options.rules();
    this.#active = clampDay(day, min, max);
    this.show(yearOf(this.#active), monthOf(this.#active));
    this.focusable?.focus();
  }

  draw(): void {
    const { host, rules, drawn } = this.#options;
    this.#build();
    const { view } = this.#shown;
    const { content } = this.#frame;
    const hadFocus = content.contains(document.activeElement);
    host.classList.add(C);
    for (const entry of VIEWS) host.classList.toggle(`${C}_${entry}`, entry === view);
    paintHeader(this.#frame, this.#shown, rules(), this.#names, this.#options.t, this.#isGuess());
    if (view === "default") this.#drawDays();
    else this.#drawChoice(view);
    if (hadFocus && !content.contains(document.activeElement)) this.focusable?.focus();
    drawn?.();
  }

  /** Rebuilds the elements if another script has emptied the host. */
  #build(): void {
    const { host } = this.#options;
    const { header, content } = this.#frame;
    if (header.parentNode === host && content.parentNode === host) return;
    this.#frame = makeFrame();
    this.#days = undefined;
    host.replaceChildren(this.#frame.header, this.#frame.content);
  }

  #drawDays(): void {
    const { content } = this.#frame;
    if (this.#days?.grid.parentNode !== content) {
      this.#days = makeDays(this.#names);
      content.replaceChildren(this.#days.grid);
    }
    const { chosen, today, takesMany = false, classOf = () => "" } = this.#options;
    const { year, month } = this.#shown;
    nameDays(this.#days.grid, `${this.#names.months[month]} ${year}`, takesMany);
    const look = {
      names: this.#names,
      isOpen: this.#pressable(),
      month,
      chosen: new Set(chosen()),
      today: today(),
      classOf,
    };
    const days = weeksOf(year, month).flat();
    const isShown = (day: Day | undefined) => !!day && yearOf(day) === year && monthOf(day) === month;
    const tabbable =
      [this.#active, ...look.chosen, look.today].find(isShown) ??
      days.find((day) => isShown(day) && look.isOpen(day)) ??
      dayOf(year, month, 1);
    this.#days?.buttons.forEach((button, position) => {
      const day = days[position] ?? tabbable;
      paintDay(button, day, look, position);
      button.tabIndex = day === tabbable ? 0 : -1;
    });
  }

  /** Whether the shown year and month are a proposal of this calendar. */
  #isGuess(): boolean {
    const { yearFirst, chosen } = this.#options;
    return !!yearFirst && !chosen().length;
  }

  #drawChoice(view: "month" | "year"): void {
    const { rules, t } = this.#options;
    const { content } = this.#frame;
    const { year, pages } = this.#shown;
    const label =
      view === "month" ? `${t("calendar.months")} ${year}` : `${t("calendar.years")} ${yearsOf(this.#shown)}`;
    // The same page keeps its buttons: screen readers read a new grid's name and size again at each step.
    if (content.querySelector("[role=grid]")?.getAttribute("aria-label") !== label) {
      const buttons = [...Array(view === "month" ? 12 : pages.count)].map(() => makeCellButton(""));
      const columns = view === "month" ? MONTH_COLUMNS : pages.columns;
      content.replaceChildren(makeChoice(`${view}s`, label, buttons, columns));
    }
    const buttons = [...content.querySelectorAll<HTMLButtonElement>(BUTTON)];
    paintChoice(buttons, this.#shown, rules(), this.#names, this.#isGuess());
  }

  #click(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (!pressed) return;
    const { previous, next, month, year } = this.#frame;
    const { calendarDay, calendarMonth, calendarYear } = pressed.dataset;
    if (pressed === previous || pressed === next) this.#turn(pressed === next ? 1 : -1);
    else if (pressed === month) this.#look("month");
    else if (pressed === year) this.#look("year");
    else if (calendarDay) this.#pressDay(calendarDay, event);
    else if (calendarMonth) this.#pressChoice("month", Number(calendarMonth));
    else if (calendarYear) this.#pressChoice("year", Number(calendarYear));
  }

  #turn(step: -1 | 1): void {
    const { rules, moved } = this.#options;
    const next = turned(this.#shown, step, rules());
    if (!next) return;
    this.#shown = next;
    this.draw();
    moved?.("arrow");
  }

  /** Shows months or years to choose from; a second click returns to the days. */
  #look(view: "month" | "year"): void {
    const { year, month } = this.#shown;
    this.#shown = this.#at(this.#shown.view === view ? "default" : view, year, month);
    this.draw();
    this.focusable?.focus();
    this.#options.moved?.(view);
  }

  /** Whether a click on a day chooses or deselects it. */
  #pressable(): (day: Day) => boolean {
    const { rules, takesBack } = this.#options;
    const { isOpen } = rules();
    return (day) => isOpen(day) || !!takesBack?.(day);
  }

  #pressDay(day: Day, event: Event): void {
    const { host, choose, refused, moved, t } = this.#options;
    if (!this.#pressable()(day)) {
      refused(t("calendar.closed", { day: this.#names.full(day) }));
      return;
    }
    this.#active = day;
    choose(day, event);
    this.#shown = this.#at("default", yearOf(day), monthOf(day));
    this.draw();
    // Safari does not focus a clicked button. If `choose` moved the focus out of the calendar, leave it there.
    const { activeElement, body } = document;
    if (activeElement === body || host.contains(activeElement)) this.focusable?.focus();
    moved?.("day");
  }

  #pressChoice(kind: "month" | "year", value: number): void {
    const { rules, moved, yearFirst } = this.#options;
    const next = { ...this.#shown, [kind]: value };
    const isOpen = kind === "month" ? reachesMonth(next.year, value, rules()) : reachesYear(value, rules());
    if (!isOpen) return;
    this.#shown =
      yearFirst && kind === "year" ? { ...next, view: "month" as const } : daysNear(next, rules());
    this.draw();
    this.focusable?.focus();
    moved?.(kind);
  }

  #keydown(event: KeyboardEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
    if (!button || event.ctrlKey || event.altKey || event.metaKey) return;
    const forward = getComputedStyle(this.#options.host).direction === "rtl" ? -1 : 1;
    const { calendarDay, calendarMonth, calendarYear } = button.dataset;
    if (calendarDay) {
      const day = dayByKey(event, calendarDay, forward);
      if (!day) return;
      event.preventDefault();
      this.focusOn(day);
      return;
    }
    const kind = calendarMonth ? "month" : "year";
    const value = Number(calendarMonth ?? calendarYear);
    const isMonth = kind === "month";
    const { count, columns } = this.#shown.pages;
    const index = isMonth ? value : value - this.#shown.from;
    const step = stepByKey(event, index, isMonth ? 12 : count, forward, isMonth ? MONTH_COLUMNS : columns);
    if (step === undefined) return;
    event.preventDefault();
    this.#shown = stepped({ ...this.#shown, [kind]: value }, kind, step, this.#options.rules());
    this.draw();
    this.focusable?.focus();
  }
}
