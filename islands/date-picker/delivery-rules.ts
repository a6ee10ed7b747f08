import { type Day, localDay, readDay } from "../../runtime/calendar/days";
import { type Rules, rulesOf } from "../../runtime/calendar/rules";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Which days a courier delivers on: from `data-first-date`, on `data-working-days="1,2,7"` (Sunday is 7), not on
 * `data-holidays`; on the host or on its box. Where nothing is said, every day is one.
 */
export function deliveryRules(host: Element, box: Element): { readonly first: Day; readonly rules: Rules } {
  const said = (name: string) =>
    (host.getAttribute(name) ?? box.getAttribute(name) ?? "").split(",").map((one) => one.trim());
  const working = said("data-working-days").flatMap((one) => (/^[0-7]$/.test(one) ? [Number(one) % 7] : []));
  const first = readDay(said("data-first-date")[0]) ?? localDay();
  const disabledWeekdays = working.length ? WEEK.filter((day) => !working.includes(day)) : [];
  return { first, rules: rulesOf({ min: first, disabled: said("data-holidays"), disabledWeekdays }) };
}
