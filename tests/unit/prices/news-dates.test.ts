import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newsDate } from "../../../runtime/prices/news-date";
import { anyText } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const monthNames = ["STY", "LUT", "MAR", "KWI", "MAJ", "CZE", "LIP", "SIE", "WRZ", "PAŹ", "LIS", "GRU"];
const two = (number: number) => String(number).padStart(2, "0");
const dates = fc.record({
  year: fc.integer({ min: 0, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
});

describe("a news date", () => {
  it.each([
    [undefined, "03-05-2024"],
    [{}, "03-05-2024"],
    [{ format: "%y/%m/%d" }, "2024/05/03"],
    [{ format: "%d %m %y", monthNames }, "03 MAJ 2024"],
    [{ monthNames: ["I", "II"] }, "03-05-2024"],
    [{ monthNames: [] }, "03-05-2024"],
    [{ format: "%d%d" }, "0303"],
    [{ format: "<b>%d</b> %m" }, "<b>03</b> 05"],
    [{ format: "100% %x %D %%d" }, "100% %x %D %03"],
    [{ format: "" }, ""],
  ])("is formatted by %j as %j", (options, text) => expect(newsDate("2024-05-03", options)).toBe(text));

  it("is formatted unchanged, in any clock and time zone", () =>
    fc.assert(
      fc.property(dates, ({ year, month, day }) => {
        const [y, m, d] = [String(year).padStart(4, "0"), two(month), two(day)];
        expect(newsDate(`${y}-${m}-${d}`)).toBe(`${d}-${m}-${y}`);
        expect(newsDate(` ${y}-${m}-${d}\n`, { format: "%m", monthNames })).toBe(monthNames[month - 1]);
      }),
      runs(),
    ));

  it("uses month names unchanged", () =>
    fc.assert(
      fc.property(anyText, (name) => {
        expect(newsDate("2024-01-02", { format: "%m|%d", monthNames: [name] })).toBe(`${name}|02`);
      }),
      runs(0.5),
    ));
});

describe("an invalid date", () => {
  it.each([
    "",
    "2024",
    "2024-05",
    "2024-5-3",
    "03-05-2024",
    "2024-00-10",
    "2024-13-10",
    "2024-05-00",
    "2024-05-32",
    "2024-05-03T10:00",
    "x2024-05-03",
    "٢٠٢٤-٠٥-٠٣",
  ])("%j gives false", (date) => expect(newsDate(date)).toBe(false));

  it.each([null, undefined, 20240503, {}, [], new Date(0)])("%s gives false", (date) =>
    expect(newsDate(date as unknown as string)).toBe(false),
  );

  it("is false or a date, for any text", () =>
    fc.assert(
      fc.property(anyText, (text) => {
        if (newsDate(text) !== false) expect(text.trim()).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
      runs(0.5),
    ));

  it.each(longTexts)("is read in linear time: %s", (_, write) => {
    expect(isLinear(newsDate, write)).toBe(true);
    expect(isLinear((text) => newsDate("2024-05-03", { format: text }), write)).toBe(true);
    expect(isLinear((text) => newsDate(`2024-05-03${text}`), write)).toBe(true);
  });
});
