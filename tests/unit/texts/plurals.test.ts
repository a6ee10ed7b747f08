import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PluralForms } from "../../../runtime/contracts/texts";
import { plural } from "../../../runtime/texts/plural";
import { anyText, hostileKeys } from "../any-text";
import { runs } from "../runs";

const days: PluralForms = { one: "one", few: "few", many: "many", other: "other" };

describe("Polish", () => {
  it.each([
    ["one", [1, -1]],
    ["few", [2, 3, 4, 22, 23, 24, 32, 102, 104, 122, 1002, -3]],
    [
      "many",
      [
        0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 21, 25, 31, 100, 101, 111, 112, 113, 114, 212, 1001,
        1_000_000, -5, -12,
      ],
    ],
    ["other", [0.5, 1.5, 2.25, -1.5]],
    ["many", [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
  ])("uses %s for %j", (form, counts) => {
    for (const count of counts) expect([count, plural(count, days)]).toEqual([count, form]);
  });

  it.each(["pol", "pl", ""])("is the language %j", (language) =>
    expect(plural(22, days, language)).toBe("few"),
  );

  it("uses few for fractions, and many for few, when a form is missing", () => {
    expect(plural(1.5, { one: "one", few: "few", many: "many" })).toBe("few");
    expect(plural(1.5, { one: "one", many: "many" })).toBe("many");
    expect(plural(3, { one: "one", many: "many" })).toBe("many");
  });

  it("follows the specification for every whole number", () =>
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), (count) => {
        const [tens, unit] = [Math.floor(count / 10) % 10, count % 10];
        const form = count === 1 ? "one" : unit >= 2 && unit <= 4 && tens !== 1 ? "few" : "many";
        expect(plural(count, days)).toBe(form);
        expect(plural(-count, days)).toBe(form);
      }),
      runs(),
    ));

  it("agrees with the browser's Polish rules, up to 10,000", () => {
    const rules = new Intl.PluralRules("pl");
    const told = Array.from({ length: 10_001 }, (_, count) => [plural(count, days), rules.select(count)]);
    expect(told.filter(([ours, theirs]) => ours !== theirs)).toEqual([]);
  });
});

describe("another language", () => {
  it.each([
    ["eng", 1, "one"],
    ["eng", 0, "other"],
    ["eng", 2, "other"],
    ["en", 1.5, "other"],
    ["ger", 1, "one"],
    ["ger", 5, "other"],
    ["cze", 3, "few"],
    ["cze", 5, "other"],
    ["cze", 1.5, "many"],
    ["slo", 4, "few"],
    ["ukr", 21, "one"],
    ["ukr", 22, "few"],
    ["ukr", 25, "many"],
    ["fre", 0, "one"],
    ["fre", 2, "other"],
    ["hun", 7, "other"],
    ["rum", 2, "few"],
    ["rum", 20, "other"],
  ])("(%s) has its own rule: for %d it uses %s", (language, count, form) =>
    expect(plural(count, days, language)).toBe(form),
  );

  it("uses many when it has no form of its own", () => {
    expect(plural(5, { one: "day", many: "days" }, "eng")).toBe("days");
    expect(plural(5, { one: "day", few: "few", many: "days" }, "cze")).toBe("days");
    expect(plural(1.5, { one: "day", many: "days" }, "eng")).toBe("days");
  });

  it("that is unknown to browsers has one form for one and another for all", () => {
    expect(plural(1, days, "not a language")).toBe("one");
    expect(plural(2, days, "not a language")).toBe("many");
  });

  it.each(hostileKeys)("may be called %j", (language) =>
    expect(["one", "few", "many", "other"]).toContain(plural(5, days, language)),
  );

  it("never breaks the page, and always uses one of the forms", () =>
    fc.assert(
      fc.property(fc.double(), anyText, (count, language) => {
        expect(["one", "few", "many", "other"]).toContain(plural(count, days, language));
      }),
      runs(0.5),
    ));
});

describe("a language that the browser lacks", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("has one form for one and another for all, and not those of the browser's own language (bar R44)", () => {
    vi.spyOn(Intl.PluralRules, "supportedLocalesOf").mockReturnValue([]);
    const forms: PluralForms = { one: "den", few: "dny", many: "dní" };
    expect([1, 2, 5].map((count) => plural(count, forms, "cze"))).toEqual(["den", "dní", "dní"]);
  });
});
