/** How a date of birth is typed, in the shop's languages. */
import { describe, expect, it } from "vitest";
import { typedDayReader } from "../../../islands/date-picker/typed-day";
import { birthYears } from "../../../runtime/calendar/shown";
import { languages } from "../../../runtime/texts/languages";

const TODAY = "2026-11-27";
const reader = (language: string) => typedDayReader(language, true, () => TODAY);

describe("a typed date of birth", () => {
  it.each([
    ["1.2.1984", "1984-02-01"],
    ["1984-2-1", "1984-02-01"],
    ["01/02/84", "1984-02-01"],
    ["1.2.84", "1984-02-01"],
    ["010284", null],
    ["1.2.12", "2012-02-01"],
    ["1.2.26", "2026-02-01"],
    ["1.2.27", "1927-02-01"],
    ["27.11.26", "2026-11-27"],
    ["28.11.26", "1926-11-28"],
    ["1 lutego 1984", "1984-02-01"],
    ["1 LUTEGO 1984 r.", "1984-02-01"],
    ["31.2.84", null],
    ["1.2", null],
    ["1.2.984", null],
  ])("%j is read as %j in Polish", (typed, day) => expect(reader("pol")(typed)).toBe(day));

  it("with a short year follows the order of the language", () => {
    expect(reader("hun")("84.02.01")).toBe("1984-02-01");
    expect(reader("ger")("01.02.84")).toBe("1984-02-01");
    expect(reader("fre")("01/02/84")).toBe("1984-02-01");
    expect(reader("en-GB")("01/02/84")).toBe("1984-02-01");
    expect(reader("en-US")("01/02/84")).toBe("1984-01-02");
  });

  it("in English of no country is refused where British and American readers differ", () => {
    expect(reader("eng")("01/02/84")).toBe(null);
    expect(reader("eng")("1-2-1984")).toBe(null);
    expect(reader("eng")("01.02.1984")).toBe("1984-02-01"); // no American writes dots
    expect(reader("eng")("1/13/1984")).toBe("1984-01-13");
    expect(reader("eng")("13/1/1984")).toBe("1984-01-13");
    expect(reader("eng")("2/2/84")).toBe("1984-02-02");
    expect(reader("eng")("Wednesday, 1/2/1984")).toBe("1984-02-01"); // the 2nd of January was a Monday
  });

  it("with a short year and a month in words is read if only one number can be the year", () => {
    expect(reader("pol")("1 lutego 84")).toBe("1984-02-01");
    expect(reader("hun")("84. február 1.")).toBe("1984-02-01");
    expect(reader("pol")("10 lutego 12")).toBe(null);
    expect(reader("pol")("1 lutego")).toBe(null);
  });

  it.each([
    ["eng", "February 1, 1984"],
    ["eng", "1st of February 1984"],
    ["ger", "1. Februar 1984"],
    ["ger", "1. märz 1984", "1984-03-01"],
    ["cze", "1. února 1984"],
    ["cze", "únor 1 1984"],
    ["rum", "1 februarie 1984"],
    ["slo", "1. februára 1984"],
    ["fre", "1er février 1984"],
    ["fre", "1 août 1984", "1984-08-01"],
    ["ukr", "1 лютого 1984 р."],
    ["hun", "1984. február 1."],
    ["hun", "84. 02. 01."],
    ["hun", "1984. 02. 01."],
    ["hun", "1984. II. 1."],
    ["hun", "1984 Feb 1"],
    ["hun", "1984 Már 1", "1984-03-01"],
    ["hun", "1984. Sze 5., Sze", "1984-09-05"],
    ["ukr", "01.02.1984 р."],
    ["ukr", "1 Тра 1984", "1984-05-01"],
    ["ukr", "середа, 1 лютого 1984 р."],
    ["ukr", "п'ятниця, 3 лютого 1984 року", "1984-02-03"],
    ["fre", "mar. 6 mars 1984", "1984-03-06"],
    ["fre", "le mercredi 1er février 1984"],
    ["rum", "mar., 6 mar. 1984", "1984-03-06"],
    ["slo", "št 2. 2. 1984", "1984-02-02"],
    ["slo", "st 1. 2. 1984"],
    ["eng", "1 Sept 1984", "1984-09-01"],
    ["eng", "1-Feb-1984"],
  ])("in words is read in %s: %s", (language, typed, day = "1984-02-01") =>
    expect(reader(language)(typed)).toBe(day),
  );

  it("as the browser writes it in words is read in every language of the shop", () => {
    for (const language of languages)
      for (let month = 1; month <= 12; month++) {
        const day = `1984-${String(month).padStart(2, "0")}-07`;
        const { tag } = tagged(language);
        const written = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(
          new Date(day),
        );
        expect([language, written, reader(language)(written)]).toEqual([language, written, day]);
      }
  });
});

const tags: Readonly<Record<string, string>> = {
  pol: "pl",
  eng: "en",
  ger: "de",
  cze: "cs",
  rum: "ro",
  slo: "sk",
  fre: "fr",
  ukr: "uk",
  hun: "hu",
};
const tagged = (language: string) => ({ tag: tags[language] ?? "pl" });

describe("the pages of years", () => {
  it("are whole decades, and the first one has the years of most adults", () => {
    const pages = birthYears(TODAY);
    expect(pages.firstOf(1984)).toBe(1950);
    expect([1950, 2009].map(pages.firstOf)).toEqual([1950, 1950]);
    expect([1949, 1890, 2010].map(pages.firstOf)).toEqual([1890, 1890, 2010]);
  });
});
