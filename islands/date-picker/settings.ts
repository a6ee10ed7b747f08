/** Reads and checks the props of a date field; ignores unusable ones and warns the theme's designer. */
import { type Day, localDay, readDay } from "../../runtime/calendar/days";
import { type Limits, type Mode, type Rules, rulesOf } from "../../runtime/calendar/rules";

export interface Settings {
  readonly mode: Mode;
  readonly hasTime: boolean;
  /** The calendar asks for the year first, and typed years may have two digits. */
  readonly isBirthDate: boolean;
  /** Computed on each call: midnight may pass while the page is open. */
  rules(): Rules;
}

type Warn = (message: string) => void;

/** @param today returns the shopper's current day */
export function readSettings(
  props: Readonly<Record<string, unknown>>,
  warn: Warn,
  today: () => Day = localDay,
): Settings {
  const mode = (props.mode as Mode | undefined) ?? "single";
  const hasTime = props.time === true && mode === "single";
  if (props.time === true && !hasTime)
    warn('"time" works only with "mode" set to "single", so it is ignored. Remove "time" or change "mode".');
  const bound = (name: "min" | "max"): (() => Day | undefined) => {
    const prop = props[name];
    if (prop === "today") return today;
    const day = readDay(prop);
    if (prop !== undefined && !day)
      warn(`the prop "${name}" must be "today" or a day such as "2026-03-09", so it is ignored.`);
    return () => day ?? undefined;
  };
  const [min, max] = [bound("min"), bound("max")];
  const disabled = readDisabled(props.disabled, warn);
  const [first, last] = [min(), max()];
  const isUpsideDown = first !== undefined && last !== undefined && first > last;
  if (isUpsideDown) warn('"min" is later than "max", so both are ignored. Correct one of them.');
  const limits = (): Limits => {
    const [from, to] = isUpsideDown ? [] : [min(), max()];
    return { ...disabled, ...(from && { min: from }), ...(to && { max: to }) };
  };
  const isBirthDate = props.birthDate === true && mode === "single" && !hasTime;
  return { mode, hasTime, isBirthDate, rules: () => rulesOf(limits()) };
}

/** Reads disabled days, and weekdays as numbers. */
function readDisabled(given: unknown, warn: Warn): Limits {
  const all = Array.isArray(given) ? given : [];
  const disabled = all.map(readDay).filter((day) => day !== null);
  const disabledWeekdays = all.filter((one) => Number.isInteger(one) && one >= 0 && one <= 6) as number[];
  if (disabled.length + disabledWeekdays.length < all.length)
    warn(
      'an entry of "disabled" is ignored. Each must be a day such as "2026-12-24", or a weekday from 0 (Sunday) to 6.',
    );
  if (new Set(disabledWeekdays).size < 7) return { disabled, disabledWeekdays };
  warn('"disabled" contains all seven weekdays, so weekdays are ignored. Remove at least one of them.');
  return { disabled };
}
