import type { ReadDay } from "./own-format";

/** Days without a year, as `9 marca`, are no days for this reader: beside another day, its year would be a guess. */
export const withYear =
  (readDay: ReadDay): ReadDay =>
  (text) =>
    (text.match(/\d+/g) ?? []).length > 1 || /\d{4}/.test(text) ? readDay(text) : null;
