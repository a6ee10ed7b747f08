import { describe, expect, it, vi } from "vitest";
import { readSettings } from "../../../islands/date-picker/settings";

const read = (props: Record<string, unknown>) => {
  const warn = vi.fn<(message: string) => void>();
  const settings = readSettings(props, warn, () => "2026-03-09");
  return { ...settings, rules: settings.rules(), warnings: warn.mock.calls.map(([message]) => message) };
};

describe("props of a date field", () => {
  it("have defaults, and report nothing then", () => {
    const { mode, hasTime, rules, warnings } = read({});
    expect([mode, hasTime, rules.min, rules.max]).toEqual(["single", false, "1970-01-01", "2470-12-31"]);
    expect(warnings).toEqual([]);
  });
  it("accept today, days and weekdays", () => {
    const { rules, warnings } = read({ min: "today", max: "2026-03-20", disabled: ["2026-03-10", 0] });
    expect(["2026-03-08", "2026-03-09", "2026-03-10", "2026-03-15", "2026-03-21"].map(rules.isOpen)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(warnings).toEqual([]);
  });
  it("follow midnight", () => {
    let today = "2026-03-09";
    const { rules } = readSettings(
      { min: "today" },
      () => {},
      () => today,
    );
    expect(rules().isOpen("2026-03-09")).toBe(true);
    today = "2026-03-10";
    expect(rules().isOpen("2026-03-09")).toBe(false);
  });
  it.each([
    [{ min: "9.3.2026" }, /"min" must be "today" or a day/],
    [{ max: "2026-02-30" }, /"max" must be "today" or a day/],
    [{ min: "2026-04-01", max: "2026-03-01" }, /"min" is later than "max"/],
    [{ disabled: ["niedziela"] }, /an entry of "disabled"/],
    [{ disabled: [0, 1, 2, 3, 4, 5, 6] }, /all seven weekdays/],
    [{ mode: "multiple", time: true }, /"time" works only with "mode" set to "single"/],
  ])(
    "that are invalid, as %j, are reported once, with what to change, and some day stays selectable",
    (props, said) => {
      const { rules, warnings } = read(props);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(said);
      expect(Array.from({ length: 7 }, (_, index) => `2026-03-0${index + 1}`).some(rules.isOpen)).toBe(true);
    },
  );
});
