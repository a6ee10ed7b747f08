import { addDays, type Day, daysBetween } from "../../runtime/calendar/days";
import type { Names } from "../../runtime/calendar/names";
import type { Translate } from "../../runtime/contracts/texts";
import type { moreTexts } from "./texts";

/** More days are counted, not named: all weekends of a season are a long announcement. */
const MOST_NAMED = 5;

/** A sentence about the days of a range that cannot be chosen; `undefined` when all can. */
export function leftOutOf(
  days: readonly Day[],
  names: Pick<Names, "ends">,
  t: Translate<keyof typeof moreTexts>,
): string | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const chosen = new Set(days);
  const all = [...Array(daysBetween(first, last) + 1)].map((_, index) => addDays(first, index));
  const leftOut = all.filter((day) => !chosen.has(day));
  if (!leftOut.length) return undefined;
  if (leftOut.length > MOST_NAMED) return t("date-picker.left-out-many", { count: leftOut.length });
  return t("date-picker.left-out", { days: leftOut.map((day) => names.ends(day, day).to).join(", ") });
}
