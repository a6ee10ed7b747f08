/**
 * Reads typed days in spellings other than `YYYY-MM-DD`; a separate chunk, fetched once the field has the focus.
 * Only this file uses flatpickr's parser. The parser turns a 31st of February into March and skips surrounding
 * digits. To refuse these, the day is formatted again and compared.
 */
import { createDateFormatter, createDateParser } from "flatpickr/dist/esm/utils/dates";
import { type Day, readDay } from "../../runtime/calendar/days";

const parse = createDateParser({ config: { errorHandler() {} } });
const format = createDateFormatter({});

/** Year first or day first, with these separators: `2026-3-9`, `9.03.2026`, `9/3/2026`, `9 3 2026`, `20260309`. */
const FORMS = [
  [/^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/, "Y-m-d"],
  [/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/, "d-m-Y"],
  [/^(\d{4})(\d{2})(\d{2})$/, "Y-m-d"],
] as const;

/** @returns `null` for text that is not a day */
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
