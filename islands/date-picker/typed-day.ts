/**
 * Days as shoppers type them, other than `YYYY-MM-DD`: a part of its own, fetched once the field has the focus. flatpickr's parser reads them; it is kept behind this file. What it lets pass (a 31st of
 * February becomes March, digits before and after are passed over) is refused by writing the day again and comparing.
 */
import { createDateFormatter, createDateParser } from "flatpickr/dist/esm/utils/dates";
import { type Day, readDay } from "../../runtime/calendar/days";

const parse = createDateParser({ config: { errorHandler() {} } });
const format = createDateFormatter({});

/** Year first or day first, with any of these between: `2026-3-9`, `9.03.2026`, `9/3/2026`, `9 3 2026`, `20260309`. */
const FORMS = [
  [/^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/, "Y-m-d"],
  [/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/, "d-m-Y"],
  [/^(\d{4})(\d{2})(\d{2})$/, "Y-m-d"],
] as const;

/** @returns null for what is no day */
export function readTypedDay(typed: string): Day | null {
  const written = typed.trim().replace(/\s*([-./ ])\s*/g, "$1");
  for (const [form, order] of FORMS) {
    const [, ...parts] = form.exec(written) ?? [];
    if (!parts.length) continue;
    const whole = parts.map((part) => part.padStart(2, "0")).join("-");
    const date = parse(whole, order);
    return date && format(date, order) === whole ? readDay(format(date, "Y-m-d")) : null;
  }
  return null;
}
