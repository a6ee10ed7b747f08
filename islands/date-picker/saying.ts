import type { Day } from "../../runtime/calendar/days";
import type { Names } from "../../runtime/calendar/names";
import type { Chosen, Mode } from "../../runtime/calendar/rules";
import type { CalendarText } from "../../runtime/calendar/words";
import type { Translate } from "../../runtime/contracts/texts";
import type { Text } from "./texts";

/** Makes the announcement after a press: the chosen or removed day, or the range from its first day to its last. */
export const makeDescribe =
  (mode: Mode, names: Names, t: Translate<Text>, calendarT: Translate<CalendarText>) =>
  (before: Chosen, { days, from }: Chosen, day: Day): string => {
    const date = names.full(day);
    if (from !== undefined) return t("date-picker.range-begun", { date });
    const [first = day, last = day] = [days[0], days.at(-1)];
    if (mode === "multiple-ranged" && first !== last)
      return t("date-picker.chosen", { date: calendarT("calendar.range", names.ends(first, last)) });
    const isGone = mode !== "multiple-ranged" && days.length < before.days.length;
    return t(isGone ? "date-picker.cleared" : "date-picker.chosen", { date });
  };
