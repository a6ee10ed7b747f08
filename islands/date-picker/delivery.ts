/**
 * Lets the shopper choose the delivery day on order pages without a module for it (contract F 2.2).
 * Suggested days are chips; the calendar offers any other working day. The field `calendar_select_date` sends the
 * choice. This file is a separate chunk.
 */
import { Calendar } from "../../runtime/calendar/calendar";
import { type Day, localDay, monthOf, readDay, yearOf } from "../../runtime/calendar/days";
import { labelDays } from "../../runtime/calendar/delivery-labels";
import { type Names, namesOf } from "../../runtime/calendar/names";
import { type Rules, rulesOf } from "../../runtime/calendar/rules";
import type { IslandContext } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { eachNew } from "../../runtime/dom/each-new";
import { isEscape } from "../../runtime/dom/is-escape";
import { listening } from "../../runtime/dom/listening";
import {
  type OverrideAttribute,
  overrideAttributesUntilAbort,
  overrideContentUntilAbort,
} from "../../runtime/dom/override";
import { calendarTexts, pickerTexts } from "./texts";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

interface Delivery {
  /** Contains the calendar. */
  readonly host: HTMLElement;
  readonly box: HTMLElement;
  readonly whole: HTMLElement;
  readonly field: HTMLInputElement;
  readonly link: HTMLElement;
}

function find(box: HTMLElement): Delivery | null {
  const whole = box.closest<HTMLElement>(".cop_delivery") ?? box;
  const host = box.querySelector<HTMLElement>(".cop_delivery__datepicker");
  const field = whole.querySelector<HTMLInputElement>("input[name=calendar_select_date]");
  const link = box.querySelector<HTMLElement>(".cop_delivery__other_link");
  return host && field && link ? { host, box, whole, field, link } : null;
}

export function deliveryDays(box: HTMLElement, context: IslandContext): void {
  const delivery = find(box);
  if (!delivery) return;
  const { host, field, link } = delivery;
  const { signal, announce } = context;
  const { first, rules } = deliveryRules(host, box);
  const t = context.texts(pickerTexts);
  const language = context.store.getState().shop.languageSymbol;
  const names = namesOf(language);
  const override = overrideAttributesUntilAbort(signal);
  const chips = chipsOf(delivery, override, names, signal);
  if (context.props?.weekdays !== false) labelDays(box, chips.suggested, language, signal);
  const opening = openingOf(delivery, override, signal);
  const chosen = () => readDay(field.value);

  const choose = (day: Day) => {
    field.value = day;
    chips.mark(day);
    for (const type of ["input", "change"]) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
    announce(t("date-picker.chosen", { date: names.full(day) }));
  };
  const calendar = new Calendar({
    host,
    signal,
    names,
    t: context.texts(calendarTexts),
    rules: () => rules,
    chosen: () => [chosen()].filter((day) => day !== null),
    today: localDay,
    choose(day) {
      choose(day);
      opening.close();
    },
    refused: (text) => announce(text),
  });
  const show = (day: Day) => calendar.show(yearOf(day), monthOf(day));

  listening(signal)(box, "click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || host.contains(target)) return;
    const chip = target.closest<HTMLElement>(".cop_delivery__date[data-date]");
    const day = readDay(chip?.dataset.date);
    if (link.contains(target)) {
      event.preventDefault();
      if (opening.toggle()) calendar.focusOn(chosen() ?? first);
    } else if (day) {
      event.preventDefault();
      choose(day);
      show(day);
    }
  });
  const { value } = field;
  signal.addEventListener("abort", () => {
    host.replaceChildren();
    chips.restore();
    field.value = value;
  });
  const day = chosen();
  if (day) chips.mark(day); // the browser may have restored another day than the server rendered
  show(day ?? first);
}

/** Marks the chosen chip: one of the suggested days, or the last chip for any other day. */
function chipsOf({ box, link }: Delivery, override: OverrideAttribute, names: Names, signal: AbortSignal) {
  const linkText = link.textContent;
  const all = () => [...box.querySelectorAll<HTMLElement>(".cop_delivery__date")];
  const suggested = () => all().filter(({ dataset }) => dataset.date);
  const classes = overrideContentUntilAbort(signal);
  const controlOf = (chip: HTMLElement) => chip.querySelector<HTMLElement>("a, button") ?? chip;
  eachNew(box, suggested, (chip) => actAsButton(controlOf(chip), override, signal), signal);
  return {
    suggested: suggested().map((chip) => [chip, controlOf(chip)] as const),
    mark(day: Day) {
      const chips = all();
      const own = chips.find((chip) => chip.dataset.date === day);
      const chosen = own ?? link.closest(".cop_delivery__date");
      for (const chip of chips) {
        const isChosen = chip === chosen;
        classes.toggle(chip, "--active", isChosen);
        if (chip.dataset.date) override(controlOf(chip), "aria-current", isChosen ? "true" : null);
      }
      link.textContent = own ? linkText : names.full(day);
    },
    restore() {
      link.textContent = linkText;
    },
  };
}

/** Opens and closes the calendar under its link. */
function openingOf({ host, box, whole, link }: Delivery, override: OverrideAttribute, signal: AbortSignal) {
  const on = listening(signal);
  const isOpen = () => host.classList.contains("--active");
  const show = (wanted: boolean) => {
    host.classList.toggle("--active", wanted);
    whole.classList.toggle("--calendar-opened", wanted);
    override(link, "aria-expanded", String(wanted));
    return wanted;
  };
  const close = () => {
    show(false);
    link.focus();
  };
  on(box, "keydown", (event) => {
    if (!isOpen() || !isEscape(event)) return;
    event.preventDefault();
    close();
  });
  const outside = ({ target }: Event) => target instanceof Node && !box.contains(target);
  on(document, "click", (event) => isOpen() && outside(event) && show(false), { capture: true });
  on(document, "focusin", (event) => isOpen() && outside(event) && show(false));
  const before = host.className;
  signal.addEventListener("abort", () => {
    host.className = before;
    whole.classList.remove("--calendar-opened");
  });
  actAsButton(link, override, signal);
  show(false);
  return { close, toggle: () => show(!isOpen()) };
}

/**
 * Reads the days on which a courier delivers, from the host or its box: from `data-first-date`, on
 * `data-working-days="1,2,7"` (7 is Sunday), not on `data-holidays`. Without working days every weekday counts.
 */
function deliveryRules(host: Element, box: Element): { readonly first: Day; readonly rules: Rules } {
  const readList = (name: string) =>
    (host.getAttribute(name) ?? box.getAttribute(name) ?? "").split(",").map((entry) => entry.trim());
  const working = readList("data-working-days").flatMap((entry) =>
    /^[0-7]$/.test(entry) ? [Number(entry) % 7] : [],
  );
  const first = readDay(readList("data-first-date")[0]) ?? localDay();
  const disabledWeekdays = working.length ? WEEK.filter((day) => !working.includes(day)) : [];
  return { first, rules: rulesOf({ min: first, disabled: readList("data-holidays"), disabledWeekdays }) };
}
