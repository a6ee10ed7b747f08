import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../../../runtime/calendar/days";
import {
  type Chosen,
  LONGEST_RANGE,
  type Mode,
  nothing,
  press,
  rulesOf,
} from "../../../runtime/calendar/rules";
import { runs } from "../runs";

const march = (date: number) => `2026-03-${String(date).padStart(2, "0")}`;
const after = (mode: Mode, presses: readonly number[], disabled: readonly number[] = []) =>
  presses.reduce<Chosen>(
    (chosen, date) => press(mode, chosen, march(date), rulesOf({ disabled: disabled.map(march) })),
    nothing,
  );

describe("a press", () => {
  it.each<[Mode, presses: number[], disabled: number[], chosen: number[]]>([
    ["single", [9], [], [9]],
    ["single", [9, 9], [], []],
    ["single", [9, 12], [], [12]],
    ["single", [9, 9, 9], [], [9]],
    ["single", [9], [9], []],
    ["multiple", [12, 9], [], [9, 12]],
    ["multiple", [9, 12, 9], [], [12]],
    ["multiple", [9, 12], [12], [9]],
    ["multiple-ranged", [3], [], [3]],
    ["multiple-ranged", [3, 6], [], [3, 4, 5, 6]],
    ["multiple-ranged", [6, 3], [], [3, 4, 5, 6]],
    ["multiple-ranged", [3, 6], [4, 5], [3, 6]],
    ["multiple-ranged", [3, 3], [], [3]],
    ["multiple-ranged", [3, 3, 5], [], [5]],
    ["multiple-ranged", [3, 6, 10], [], [10]],
    ["multiple-ranged", [3, 6, 10, 11], [], [10, 11]],
    ["multiple-ranged", [3, 6, 9], [6], [3, 4, 5, 7, 8, 9]],
  ])("in mode %s on %j, disabled %j, selects %j", (mode, presses, disabled, chosen) =>
    expect(after(mode, presses, disabled).days).toEqual(chosen.map(march)),
  );
});

it.each<[Mode, chosen: number[], pressed: number, days: number[]]>([
  ["single", [9], 9, []],
  ["multiple", [9, 12], 9, [12]],
  ["multiple", [12], 9, [12]],
  ["multiple-ranged", [9, 10], 9, [9, 10]],
])(
  "in mode %s, with %j selected, a press on the disabled %i leaves %j: a typed day can be removed",
  (mode, chosen, pressed, days) =>
    expect(
      press(mode, { days: chosen.map(march) }, march(pressed), rulesOf({ disabled: [march(9)] })).days,
    ).toEqual(days.map(march)),
);

describe("the selectable days", () => {
  it("run from the first day to the last, without disabled days and weekdays", () => {
    const { isOpen } = rulesOf({
      min: "2026-03-02",
      max: "2026-03-20",
      disabled: ["2026-03-10"],
      disabledWeekdays: [0, 6],
    });
    const open = Array.from({ length: 31 }, (_, index) => index + 1).filter((date) => isOpen(march(date)));
    expect(open).toEqual([2, 3, 4, 5, 6, 9, 11, 12, 13, 16, 17, 18, 19, 20]);
  });
  it("run from 1970 to 2470 without limits", () => {
    const { isOpen } = rulesOf({});
    expect(["1969-12-31", "1970-01-01", "2470-12-31", "2471-01-01"].map(isOpen)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

const dates = fc.integer({ min: 0, max: 182_986 }).map((count) => addDays("1970-01-01", count));

it("a range holds each selectable day between two presses, in order, and at most a leap year", () => {
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: -800, max: 800 }),
      fc.subarray([0, 1, 2, 3, 4, 5]),
      (from, count, off) => {
        const rules = rulesOf({ disabledWeekdays: off });
        const to = addDays(from, count);
        fc.pre(rules.isOpen(from) && rules.isOpen(to));
        const { days } = press("multiple-ranged", press("multiple-ranged", nothing, from, rules), to, rules);
        const steps = Math.min(Math.abs(count), LONGEST_RANGE - 1);
        const expected: Day[] = [];
        for (let step = 0; step <= steps; step++) {
          const one = addDays(from, count < 0 ? step - steps : step);
          if (rules.isOpen(one)) expected.push(one);
        }
        expect(days).toEqual(expected);
        expect(days.length).toBeLessThanOrEqual(LONGEST_RANGE);
        expect(days).toContain(from);
      },
    ),
    runs(0.25),
  );
});
