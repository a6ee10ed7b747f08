/**
 * Emulates `VanillaCalendar` as pages use it (contract F 2.1): nine options, `init`, `update`, and the members that
 * they read and write. Ships as its own chunk.
 *
 * It differs twice: pressing a day that cannot be chosen is a no-op, whatever its class (the original accepted it).
 * Days of adjacent months carry full dates.
 */
import { asObject } from "../base/values";
import { Calendar, type Kind } from "../calendar/calendar";
import {
  type Day,
  dayOfDate,
  FIRST_DAY,
  LAST_DAY,
  monthOf,
  readDay,
  weekdayOf,
  yearOf,
} from "../calendar/days";
import { labelDrawnDays } from "../calendar/delivery-labels";
import { namesOf } from "../calendar/names";
import { press, type Rules, rulesOf } from "../calendar/rules";
import { birthYears } from "../calendar/shown";
import { calendarTexts } from "../calendar/words";
import type { Boot } from "../contracts/boot";
import { tryFocus } from "../dom/try-focus";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";

/** Options that pages may rewrite at any time; each value may have any type. */
interface Given {
  date?: { min?: unknown; max?: unknown; today?: unknown };
  settings?: {
    lang?: unknown;
    workingDays?: unknown;
    selected?: { dates?: unknown; month?: unknown; year?: unknown; holidays?: unknown };
    range?: { disabled?: unknown };
  };
  actions?: Record<string, unknown>;
  customDayNames?: unknown;
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const daysIn = (value: unknown): Day[] =>
  list(value)
    .map(readDay)
    .filter((day) => day !== null);
/** A month or a year; `undefined` for `""` and anything else that is not an integer. */
const count = (value: unknown): number | undefined =>
  value === "" || value == null || !Number.isInteger(Number(value)) ? undefined : Number(value);
const isDate = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

/** The id of the theme's calendar for a birth date (contract F 2.1). */
const BIRTH_DATE = "birthdate_calendar";
/** Years between today and the year at which the choice of a birth date starts. */
const GENERATION = 40;

/** What may open a calendar: its field, or its link. */
const CONTROLS = "input:not([type=hidden]), a[href], button";
const isRendered = (element: Element) => element.getClientRects().length > 0;

interface Tools extends Pick<LegacyNeeds, "announce" | "texts"> {
  language(): string;
  /** Whether delivery days that the page's module draws get their weekday. */
  hasWeekdays(): boolean;
}

class VanillaCalendar {
  HTMLElement: Element | null = null;
  date: NonNullable<Given["date"]>;
  settings: NonNullable<Given["settings"]>;
  actions: NonNullable<Given["actions"]>;
  customDayNames: unknown;
  selectedDates: Day[] = [];
  readonly #target: unknown;
  readonly #tools: Tools;
  #calendar: Calendar | undefined;
  #life = new AbortController();

  constructor(tools: Tools, target: unknown, options?: Given | null) {
    const { date, settings, actions, customDayNames, ...more } = options ?? {};
    Object.assign(this, more);
    this.#tools = tools;
    this.#target = target;
    this.date = { min: FIRST_DAY, max: LAST_DAY, ...date };
    this.settings = {
      workingDays: EVERY_DAY,
      ...settings,
      selected: { dates: [], holidays: [], ...settings?.selected },
      range: { disabled: [], ...settings?.range },
    };
    this.actions = { ...actions };
    this.customDayNames = customDayNames;
    this.HTMLElement = this.#find();
    // Pages call these on a proxy of the object, and a proxy has no private fields.
    for (const name of ["init", "update", "reset", "destroy"] as const) this[name] = this[name].bind(this);
  }

  /** Renders the calendar. A missing host is looked up again by the next `init` or `update`. */
  init() {
    this.destroy();
    this.update();
  }

  /** Re-reads everything that the page has written into the object. */
  update() {
    this.HTMLElement = this.#find();
    this.selectedDates = daysIn(this.settings.selected?.dates);
    if (!(this.HTMLElement instanceof HTMLElement)) return;
    this.#calendar ??= this.#make(this.HTMLElement);
    // An empty birth date asks for the year first: its module opens the calendar without a month.
    if (this.#isBirthDate() && !this.selectedDates.length && !count(this.settings.selected?.year))
      this.#calendar.showYears(yearOf(this.#today()) - GENERATION);
    else this.#calendar.show(...this.#begin());
    this.#call("afterRender", this);
  }

  reset() {
    this.update();
  }

  destroy() {
    this.#life.abort();
    this.#life = new AbortController();
    this.#calendar = undefined;
  }

  #find(): Element | null {
    const target = this.#target;
    if (target instanceof Element) return target;
    return (typeof target === "string" && target && attempt(() => document.querySelector(target))) || null;
  }

  #isBirthDate(): boolean {
    return this.HTMLElement?.id === BIRTH_DATE;
  }

  #make(host: HTMLElement): Calendar {
    const { announce, texts, language } = this.#tools;
    this.#labelDeliveryDays(host);
    const lang = this.settings.lang;
    return new Calendar({
      host,
      signal: this.#life.signal,
      names: namesOf(typeof lang === "string" && lang ? lang : language()),
      t: texts(calendarTexts),
      rules: () => this.#rules(),
      yearFirst: this.#isBirthDate() ? birthYears(this.#today()) : undefined,
      chosen: () => daysIn(this.settings.selected?.dates),
      today: () => this.#today(),
      classOf: (day) => this.#classOf(day),
      choose: (day, event) => this.#choose(day, event),
      refused: announce,
      moved: (kind) => this.#moved(kind),
      drawn: () => this.#call("afterRender", this),
    });
  }

  /** The delivery module draws its days as chips beside the calendar (contract F 2.2). */
  #labelDeliveryDays(host: HTMLElement) {
    const { language, hasWeekdays } = this.#tools;
    const box = host.closest<HTMLElement>(".cop_delivery__calendar");
    if (box && host.matches(".cop_delivery__datepicker") && hasWeekdays())
      labelDrawnDays(box, language(), this.#life.signal);
  }

  /** The page's year and month if the year has one to four digits (1–9999); otherwise today's. */
  #begin(): [year: number, month: number] {
    const today = this.#today();
    const year = count(this.settings.selected?.year) ?? yearOf(today);
    const month = count(this.settings.selected?.month) ?? monthOf(today);
    const reached = year + Math.floor(month / 12);
    return reached >= 1 && reached <= 9999 ? [year, month] : [yearOf(today), monthOf(today)];
  }

  /**
   * A `Date` at midnight of the device's zone is that day. Any other time, and a missing `Date`, count in UTC (contract
   * B n).
   */
  #today(): Day {
    const { today } = this.date;
    return isDate(today) ? dayOfDate(today) : (readDay(today) ?? new Date().toISOString().slice(0, 10));
  }

  #rules(): Rules {
    const { min, max } = this.date;
    const { workingDays, selected, range } = this.settings;
    const working = new Set(list(workingDays).map(Number));
    return rulesOf({
      min: this.#bound(min, FIRST_DAY),
      max: this.#bound(max, LAST_DAY),
      disabled: [...daysIn(range?.disabled), ...daysIn(selected?.holidays)],
      disabledWeekdays: working.size ? EVERY_DAY.filter((day) => !working.has(day)) : [],
    });
  }
  #bound(value: unknown, otherwise: Day): Day {
    return readDay(value) ?? (isDate(value) ? dayOfDate(value) : otherwise);
  }

  #classOf(day: Day): string {
    const { workingDays, selected } = this.settings;
    const working = list(workingDays).map(Number);
    const own = list(this.customDayNames).flatMap((entry) => {
      const named = entry as { date?: unknown; class?: unknown } | null;
      return named?.date === day && typeof named.class === "string" ? [named.class] : [];
    });
    const isHoliday =
      list(selected?.holidays).includes(day) || (working.length && !working.includes(weekdayOf(day)));
    return [isHoliday ? "vanilla-calendar-day__btn_holiday" : "", ...own].join(" ").trim();
  }

  /** Calls the page's `clickDay` before the selection is stored and rendered (contract F 2.1). */
  #choose(day: Day, event: Event) {
    const { days } = press("single", { days: this.selectedDates }, day, this.#rules());
    const next = [...days];
    this.selectedDates = next;
    this.#call("clickDay", event, next);
    this.selectedDates = next;
    this.settings.selected = { ...this.settings.selected, dates: next };
  }

  #moved(kind: Kind) {
    if (kind === "arrow") this.#calendar?.focusable?.focus();
    this.#call("afterFocus", this, kind);
    this.#leaveHidden();
  }

  /**
   * The page's module hides the calendar in `clickDay`, and the focus would be lost with it. Its field gets the focus,
   * which would show the calendar again.
   */
  #leaveHidden() {
    const { HTMLElement: host } = this;
    const { activeElement, body } = document;
    if (!host || isRendered(host) || (activeElement !== body && !host.contains(activeElement))) return;
    const { className } = host;
    const isBefore = (control: Element) =>
      host.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING;
    const before = [...document.querySelectorAll(CONTROLS)].filter(isBefore).reverse();
    before.some(tryFocus);
    host.className = className;
  }

  #call(name: string, ...given: unknown[]) {
    const action = this.actions[name];
    if (typeof action === "function") attempt(() => Reflect.apply(action, this.actions, given));
  }
}

/** Creates the factory behind the class name; it uses the texts of the island `date-picker`. */
export const calendarFor = async ({ store }: Pick<Boot, "store">, needs: LegacyNeeds) => {
  await needs.loadTexts("date-picker");
  const tools: Tools = {
    ...needs,
    language: () => store.getState().shop.languageSymbol,
    hasWeekdays: () => asObject(store.getState().shop.islands["date-picker"]).weekdays !== false,
  };
  return (target: unknown, options?: Given | null) => new VanillaCalendar(tools, target, options);
};
