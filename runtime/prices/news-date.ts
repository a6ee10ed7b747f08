/**
 * Formats a news date. Parses the input as text, never as a `Date`, so that no time zone can shift it.
 * @param date `"YYYY-MM-DD"`
 * @param options `format`: `%d`, `%m` and `%y` are replaced by day, month and year; default: `%d-%m-%y`. `monthNames`:
 *   twelve names that replace the month's number
 * @returns the text, or `false` when the input is not a valid date
 */
export function newsDate(
  date: string,
  { format = "%d-%m-%y", monthNames }: { format?: string; monthNames?: readonly string[] } = {},
): string | false {
  const [, year, month = "", day] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(String(date)) ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return false;
  const parts: Readonly<Record<string, string | undefined>> = {
    d: day,
    m: monthNames?.[Number(month) - 1] ?? month,
    y: year,
  };
  return format.replace(/%([dmy])/g, (_, letter: string) => parts[letter] ?? "");
}
