import { describe, expect, it } from "vitest";
import { namesOf } from "../../../runtime/calendar/names";
import { languages } from "../../../runtime/texts/languages";

describe("names of months and days", () => {
  it("are in the shop's language, capitalised and without dots", () => {
    const { months, weekdays, full } = namesOf("pl");
    expect(months.slice(0, 3)).toEqual(["Styczeń", "Luty", "Marzec"]);
    expect(weekdays.map(({ long }) => long)[0]).toBe("poniedziałek");
    expect(weekdays.map(({ short }) => short)).toEqual(["Pon", "Wt", "Śr", "Czw", "Pt", "Sob", "Niedz"]);
    expect(full("2026-03-29")).toBe("niedziela, 29 marca 2026");
  });
  it("fall back to Polish when the language is missing", () => {
    for (const said of ["", "none at all", "xx-invalid-tag-of-no-language"])
      expect(namesOf(said).tag).toBe("pl");
  });
  it.each(languages)("are twelve months and seven weekdays in %s, all different", (language) => {
    const { months, shortMonths, weekdays } = namesOf(language);
    expect(new Set(months).size).toBe(12);
    expect(new Set(shortMonths).size).toBe(12);
    expect(new Set(weekdays.map(({ long }) => long)).size).toBe(7);
    expect(
      months
        .concat(shortMonths)
        .concat(weekdays.map(({ short }) => short))
        .join(""),
    ).not.toContain(".");
  });
});

it.each([
  ["pol", "Sty Lut Mar Kwi Maj Cze Lip Sie Wrz Paź Lis Gru"],
  ["fre", "Jan Fév Mar Avr Mai Juin Juil Aoû Sep Oct Nov Déc"],
  ["cze", "Led Úno Bře Dub Kvě Čvn Čvc Srp Zář Říj Lis Pro"],
])("the short months in %s have three letters, or more when two would be the same", (language, short) =>
  expect(namesOf(language).shortMonths.join(" ")).toBe(short),
);

describe("the ends of a range", () => {
  it.each([
    ["pol", "3", "9 marca"],
    ["ger", "3.", "9. März"],
    ["eng", "March 3", "March 9"],
    ["fre", "3", "9 mars"],
    ["cze", "3.", "9. března"],
    ["ukr", "3", "9 березня"],
    ["hun", "március 3.", "március 9."],
    ["rum", "3", "9 martie"],
    ["slo", "3.", "9. marca"],
  ])("in %s within one month are %j and %j", (language, from, to) =>
    expect(namesOf(language).ends("2026-03-03", "2026-03-09")).toEqual({ from, to }),
  );

  it("include both months, and both years, if they differ", () => {
    const { ends } = namesOf("pol");
    expect(ends("2026-02-28", "2026-03-03")).toEqual({ from: "28 lutego", to: "3 marca" });
    expect(ends("2026-12-30", "2027-01-02")).toEqual({ from: "30 grudnia 2026", to: "2 stycznia 2027" });
  });
});
