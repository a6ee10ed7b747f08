/**
 * Shows the calendar of a date field in a native modal dialog (APG date picker).
 * The native dialog is above everything around the field, keeps the focus inside, and restores it. This file is a
 * separate chunk, fetched at the first sign of intent.
 */
import { Calendar } from "../../runtime/calendar/calendar";
import { clampDay, type Day, localDay, monthOf, yearOf } from "../../runtime/calendar/days";
import { type Names, namesOf } from "../../runtime/calendar/names";
import { type Chosen, type Mode, press, takesBack } from "../../runtime/calendar/rules";
import { birthYears } from "../../runtime/calendar/shown";
import type { CalendarText } from "../../runtime/calendar/words";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import { isOverAll, shownBanners } from "../../runtime/dom/cookie-banner";
import { isEscape } from "../../runtime/dom/is-escape";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { type ModalLayer, makeModalLayer } from "../../runtime/dom/modal-layer";
import { watchPage } from "../../runtime/dom/watch-page";
import type { DateField } from "./date-field";
import { leftOutOf } from "./left-out";
import type { Settings } from "./settings";
import { calendarTexts, moreTexts, type PickerText, pickerTexts } from "./texts";
import { timeFields } from "./time-fields";

/** Makes a calendar's names, which takes a phone as long as the rest of the calendar: before the click that opens it. */
export function prepareNames(language: string): Names {
  const names = namesOf(language);
  names.full(localDay());
  return names;
}

/** @param names of `prepareNames`, for all calendars of the field */
export function openPicker(field: DateField, context: IslandContext, names: Names): void {
  const { input, button, settings } = field;
  const t = context.texts(pickerTexts);
  const calendarT = context.texts(calendarTexts);
  const leftOut = (days: readonly Day[]) => leftOutOf(days, names, context.texts(moreTexts));
  const describe = makeDescribe(settings.mode, names, t, calendarT, leftOut);
  // Inside the page's dialog: elements outside of it are inert, and a press on them counts as outside.
  const place = input.closest("dialog, .modal") ?? document.body;
  const life = new AbortController();
  const { signal } = life;
  let { chosen, time } = field.value();

  const write = () => {
    time = times?.read();
    field.write({ chosen, ...(time && { time }) });
  };
  const times = settings.hasTime
    ? timeFields(time, t, signal, () => chosen.days.length > 0 && write())
    : undefined;
  const { dialog, host, close } = makeDialog(button, t("date-picker.close"), times?.element);
  const layer = makeModalLayer(dialog, { display: "block", fillsWindow: false });
  /** Closes the dialog and focuses the button, or the field if the button is gone. */
  const end = () => {
    if (signal.aborted) return;
    times?.settle();
    const isHere = dialog.isConnected;
    life.abort();
    layer.leave();
    dialog.replaceWith();
    button.setAttribute("aria-expanded", "false");
    // If a surrounding dialog removed this one, that dialog has already restored the focus.
    if (isHere) (button.isConnected && !button.hidden ? button : input).focus();
  };
  const choose = (day: Day) => {
    const before = chosen;
    chosen = press(settings.mode, chosen, day, settings.rules());
    write();
    context.announce(describe(before, chosen, day));
    if (settings.mode === "single" && !times && chosen.days.length) end();
  };
  const calendar = new Calendar({
    host,
    signal,
    names,
    t: calendarT,
    rules: settings.rules,
    chosen: () => chosen.days,
    today: localDay,
    yearFirst: settings.isBirthDate ? birthYears(localDay()) : undefined,
    takesMany: settings.mode !== "single",
    takesBack: (day) => takesBack(settings.mode, chosen, day),
    choose,
    refused: (text) => context.announce(text),
  });
  context.signal.addEventListener("abort", end, { signal });

  const day = showStart(calendar, settings, chosen.days[0]);
  place.append(dialog);
  button.setAttribute("aria-expanded", "true");
  const banner = context.store.getState().shop.cookieBanner;
  showLayer(layer, dialog, banner, signal);
  endWhenAsked({ dialog, close, layer, banner, signal, end });
  placeBeside(dialog, input, signal);
  focusStart(calendar, host, day);
}

/** Shows the chosen day's month, or what the choice starts with. @returns the day to focus; `null` = a year */
function showStart(calendar: Calendar, settings: Settings, chosen: Day | undefined): Day | null {
  const { min, max } = settings.rules();
  const day = clampDay(chosen ?? localDay(), min, max);
  if (settings.isBirthDate && !chosen) {
    calendar.showYears(yearOf(day) - GENERATION);
    return null;
  }
  calendar.show(yearOf(day), monthOf(day));
  return day;
}

function focusStart(calendar: Calendar, host: HTMLElement, day: Day | null): void {
  if (day) {
    calendar.focusOn(day);
    return;
  }
  calendar.focusable?.focus();
  // Months and days need less room: the dialog keeps its size, so that nothing moves under the shopper's finger.
  host.style.minHeight = `${host.offsetHeight}px`;
}

/** Years between today and the year at which the choice of a birth date starts. */
const GENERATION = 40;

function makeDialog(button: Element, closing: string, times?: HTMLElement) {
  const host = makeElement("div", "date-picker__calendar vanilla-calendar --active");
  host.style.position = "static"; // themes let their own calendar float under a field
  const close = makeElement("button", "date-picker__close btn --outline", closing);
  close.type = "button";
  const dialog = makeElement("dialog", "date-picker", host, ...(times ? [times] : []), close);
  dialog.setAttribute("aria-label", button.getAttribute("aria-label") ?? "");
  return { dialog, host, close };
}

/** Pixels that stay free at the window's edges. */
const EDGE = 8;
/** In narrower windows the stylesheet shows the dialog as a sheet at the bottom. */
const SHEET = "(max-width: 756px)";

/**
 * Places the dialog below its field, or above it where there is more room. It stays inside the window and follows the
 * field.
 */
function placeBeside(dialog: HTMLElement, field: HTMLElement, signal: AbortSignal): void {
  const place = () => {
    const { style } = dialog;
    if (matchMedia(SHEET).matches) {
      style.left = style.top = "";
      return;
    }
    const [around, own] = [field.getBoundingClientRect(), dialog.getBoundingClientRect()];
    const { clientWidth, clientHeight } = document.documentElement;
    const start = getComputedStyle(field).direction === "rtl" ? around.right - own.width : around.left;
    const fitsBelow = around.bottom + own.height + EDGE <= clientHeight;
    const top =
      fitsBelow || around.top < clientHeight - around.bottom
        ? around.bottom + 4
        : around.top - own.height - 4;
    const within = (at: number, size: number, room: number) =>
      Math.max(EDGE, Math.min(at, room - size - EDGE));
    style.left = `${within(start, own.width, clientWidth)}px`;
    style.top = `${within(top, own.height, clientHeight)}px`;
  };
  for (const type of ["resize", "scroll"])
    window.addEventListener(type, place, { signal, capture: true, passive: true });
  place();
}

/** Modal, unless a consent banner is shown, which would be inert. Banners come and go while the calendar is open. */
function showLayer(layer: ModalLayer, dialog: HTMLElement, banner: string, signal: AbortSignal): void {
  const follow = () => {
    const isModal = !shownBanners(banner).length;
    if (dialog.hasAttribute("open") && isModal === layer.isModal()) return;
    const { activeElement } = document;
    if (dialog.hasAttribute("open")) layer.leave();
    layer.show(isModal);
    if (dialog.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
  };
  follow();
  watchPage(banner, follow, signal);
}

interface Ending {
  readonly dialog: HTMLDialogElement;
  readonly close: Element;
  readonly layer: ModalLayer;
  /** The configuration's `cookieBanner`. */
  readonly banner: string;
  readonly signal: AbortSignal;
  end(): void;
}

function endWhenAsked({ dialog, close, layer, banner, signal, end }: Ending): void {
  const on = listening(signal);
  on(dialog, "keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault(); // submits no form
    if (!isEscape(event)) return;
    event.preventDefault(); // keeps a dialog around the field open
    end();
  });
  on(dialog, "cancel", (event) => {
    event.preventDefault();
    end();
  });
  on(dialog, "close", () => dialog.open || end()); // it is closed and opened again beside a banner
  // No event reports that a surrounding element was closed or removed; the dialog then has no boxes.
  const seen = new ResizeObserver(() => dialog.getClientRects().length || end());
  seen.observe(dialog);
  signal.addEventListener("abort", () => seen.disconnect());
  on(close, "click", end);
  const opened = performance.now();
  on(document, "click", (event) => {
    // The press that opened the calendar is still on its way to the document.
    if (layer.isModal() || event.timeStamp < opened || event.composedPath().includes(dialog)) return;
    if (!isOverAll(event, banner)) end();
  });
  on(dialog, "click", ({ target, detail, clientX, clientY }) => {
    if (target !== dialog || !detail) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) end();
  });
}

/**
 * Makes the announcement after a press: the chosen or removed day, or the range from its first day to its last.
 * @param leftOut a sentence about the days between them that cannot be chosen
 */
const makeDescribe =
  (
    mode: Mode,
    names: Names,
    t: Translate<PickerText>,
    calendarT: Translate<CalendarText>,
    leftOut: (days: readonly Day[]) => string | undefined,
  ) =>
  (before: Chosen, { days, from }: Chosen, day: Day): string => {
    const date = names.full(day);
    if (from !== undefined) return t("date-picker.range-begun", { date });
    const [first = day, last = day] = [days[0], days.at(-1)];
    if (mode === "multiple-ranged" && first !== last) {
      const range = t("date-picker.chosen", { date: calendarT("calendar.range", names.ends(first, last)) });
      const rest = leftOut(days);
      return rest ? `${range}. ${rest}` : range;
    }
    const isGone = mode !== "multiple-ranged" && days.length < before.days.length;
    return t(isGone ? "date-picker.cleared" : "date-picker.chosen", { date });
  };
