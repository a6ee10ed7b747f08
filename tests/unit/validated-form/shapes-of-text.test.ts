/** Postal codes and phones take their shape while they are typed, pasted and deleted. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Change,
  changed,
  type Formatter,
  reshape,
  type Written,
} from "../../../islands/validated-form/helping/edit";
import { readTyped } from "../../../runtime/base/typed-text";
import {
  countryOfPrefix,
  groupDigits,
  knownPrefixes,
  prefixOfCountry,
} from "../../../runtime/forms/dialling-codes";
import { isWholePostal, postalFormat, shapePostal } from "../../../runtime/forms/postal-codes";
import { splitPrefix } from "../../../runtime/forms/split-prefix";

const polish: Formatter = (text) => shapePostal("XX-XXX", text);
/** As in a field whose blanks are ours: they go when the number is not whole. */
const phone: Formatter = (text) => {
  const digits = readTyped(text).replace(/[ -]/g, "");
  return /^\d*$/.test(digits) ? (groupDigits("+48", digits) ?? digits) : null;
};

/** Applies a change as the browser does, or as the shape wants it. `|` is the caret. */
function step(written: string, kind: Change["kind"], text: string, shape: Formatter): string {
  const caret = written.indexOf("|");
  const value = written.replace("|", "");
  const change = { value, start: caret, end: caret, kind, text };
  const native = (): Written => {
    if (kind === "insert")
      return { value: value.slice(0, caret) + text + value.slice(caret), caret: caret + text.length };
    const from = kind === "delete-before" ? Math.max(0, caret - 1) : caret;
    return {
      value: value.slice(0, from) + value.slice(kind === "delete-after" ? caret + 1 : caret),
      caret: from,
    };
  };
  const { value: after, caret: at } = changed(change, shape) ?? native();
  return `${after.slice(0, at)}|${after.slice(at)}`;
}
const type = (keys: string, shape: Formatter, from = "|") =>
  [...keys].reduce((written, key) => step(written, "insert", key, shape), from);

describe("a postal code", () => {
  it.each([
    ["00950", "00-950|"],
    ["00-950", "00-950|"],
    ["00 950", "00-950|"],
    ["009", "00-9|"],
    ["00", "00|"],
    ["009501", "009501|".replace("009501", "00-9501")],
    ["SW1A", "SW1A|"],
  ])("that is typed as %s becomes %s", (keys, expected) => {
    expect(type(keys, polish)).toBe(expected);
  });

  it.each([
    ["00950", "00-950"],
    [" 00-950 ", "00-950"],
    ["00 950", "00-950"],
    ["00950 Warszawa", "00950 Warszawa"],
    ["00\u2011950", "00-950"],
    ["00\u2013950", "00-950"],
    ["00\u2212950", "00-950"],
    ["\u200E00950", "00-950"],
    ["０0950", "00-950"],
    ["PL 00-950", "PL 00-950"],
  ])("that is pasted as «%s» becomes «%s»", (text, expected) => {
    expect(step("|", "insert", text, polish)).toBe(`${expected}|`);
  });

  it("is deleted over its separator, in both directions, and the caret stays", () => {
    expect(step("00-|950", "delete-before", "", polish)).toBe("0|9-50");
    expect(step("00|-950", "delete-after", "", polish)).toBe("00|-50");
    expect(step("00-9|", "delete-before", "", polish)).toBe("00|");
    expect(step("00-|", "delete-before", "", polish)).toBe("00|");
  });

  it("that is corrected in the middle keeps the caret", () => {
    expect(step("0|0-95", "insert", "5", polish)).toBe("05|-095");
    expect(step("00|-95", "insert", "5", polish)).toBe("00-5|95");
  });

  it.each([
    ["12|345", "delete-before", "1|3-45"],
    ["|00-950", "delete-before", "|00-950"],
    ["00-950|", "delete-after", "00-950|"],
    ["00-9|50", "delete-after", "00-9|0"],
    ["00-9|50", "delete-before", "00-|50"],
    ["00|-9", "delete-after", "00|"],
    ["0|0-950", "delete-after", "0|9-50"],
  ] as const)("is deleted digit by digit: %s by %s", (written, kind, after) =>
    expect(step(written, kind, "", polish)).toBe(after),
  );

  it("loses a selection, in either direction, and what is left takes the shape", () => {
    for (const kind of ["delete-before", "delete-after"] as const) {
      const lose = (start: number, end: number) =>
        changed({ value: "00-950", start, end, kind, text: "" }, polish);
      expect(lose(1, 4)).toEqual({ value: "05-0", caret: 1 });
      expect(lose(0, 6)).toBeNull(); // the browser's own deletion is right
    }
  });

  it("keeps a separator that the shopper types, but not one in a pasted text", () => {
    for (const text of [" ", "-", ".", "(", ")"])
      expect(step("00|", "insert", text, polish)).toBe(`00${text}|`);
    expect(step("00|", "insert", "- ", polish)).toBe("00|");
  });

  it.each([
    ["PL", "PL 00-950", "00-950"],
    ["PL", "pl-00950", "00-950"],
    ["DE", "D-10115", "10115"],
    ["DE", "DE 10115", "10115"],
    ["CZ", "CZ-110 00", "110 00"],
    ["SK", "SK–811 01", "811 01"],
    ["AT", "A-1010", "1010"],
    ["AT", "AT-1010", "1010"],
    ["BE", "B-1000", "1000"],
    ["BG", "BG-1000", "1000"],
    ["CH", "CH-8001", "8001"],
    ["DK", "DK-2100", "2100"],
    ["EE", "EE-10111", "10111"],
    ["ES", "E-28001", "28001"],
    ["FI", "FIN-00100", "00100"],
    ["FR", "F-75001", "75001"],
    ["HR", "HR-10000", "10000"],
    ["HU", "H-1051", "1051"],
    ["IT", "I-00184", "00184"],
    ["LU", "L-1234", "1234"],
    ["NO", "NO-0150", "0150"],
    ["RO", "RO-010101", "010101"],
    ["SI", "SLO 1000", "1000"],
    ["UA", "UA-01001", "01001"],
    ["PL", "D-00950", null],
    ["DE", "PL 10115", null],
  ])("of %s loses its country's letters, and no others: %s", (country, text, shaped) => {
    expect(shapePostal(postalFormat(country) ?? "", text, country)).toBe(shaped);
  });

  it("does not begin with a separator, and is not longer than its format", () => {
    expect(shapePostal("XX-XXX", "-")).toBeNull();
    expect(shapePostal("XX-XXX", "")).toBeNull();
    expect(shapePostal("XX-XXX", "009501")).toBeNull();
    expect(shapePostal("XX-XXX", "00a")).toBeNull();
    expect(shapePostal("XX-XXX", "00")).toBe("00");
    expect(shapePostal("XX-XXX", "0 0-9 5-0")).toBe("00-950");
    expect([isWholePostal("XX-XXX", "0095a"), isWholePostal("XX-XXX", "009500")]).toEqual([false, false]);
  });

  it.each([
    ["PL", "XX-XXX"],
    ["CZ", "XXX XX"],
    ["SK", "XXX XX"],
    ["AT", "XXXX"],
    ["SI", "XXXX"],
    ["UA", "XXXXX"],
    ["RO", "XXXXXX"],
    ["", null],
    ["P", null],
  ])("has its country's format: %j %j", (country, format) => expect(postalFormat(country)).toBe(format));

  it("keeps the caret at its end, also when the shape shortens it", () => {
    expect(reshape({ value: "00 950", caret: 6 }, polish)).toEqual({ value: "00-950", caret: 6 });
    expect(reshape({ value: "00 9 5 0", caret: 8 }, polish)).toEqual({ value: "00-950", caret: 6 });
    expect(reshape({ value: "00950", caret: 0 }, polish)).toEqual({ value: "00-950", caret: 0 });
    expect(reshape({ value: "00950", caret: 3 }, polish)).toEqual({ value: "00-950", caret: 4 });
    expect(reshape({ value: "00-950", caret: 3 }, polish)).toBeNull();
  });

  it("of another country stays as typed, or has that country's blank", () => {
    expect(postalFormat("DE")).toBe("XXXXX");
    expect(postalFormat("GB")).toBeNull();
    expect(postalFormat(null)).toBeNull();
    expect(type("11000", (text) => shapePostal(postalFormat("CZ") ?? "", text))).toBe("110 00|");
    expect(isWholePostal("XX-XXX", "00950")).toBe(true);
    expect(isWholePostal("XX-XXX", "00-95")).toBe(false);
  });

  it("keeps its digits and their order, whatever is typed where", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."0123456789- a"), maxLength: 10 });
    fc.assert(
      fc.property(texts, fc.nat(10), (text, caret) => {
        const next = reshape({ value: text, caret: Math.min(caret, text.length) }, polish);
        if (!next) return;
        expect(next.value.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
        expect(polish(next.value)).toBe(next.value);
        const digitsUpTo = (value: string, at: number) => value.slice(0, at).replace(/\D/g, "");
        expect(digitsUpTo(next.value, next.caret)).toBe(digitsUpTo(text, Math.min(caret, text.length)));
      }),
    );
  });
});

describe("a phone number", () => {
  it.each([
    ["500600700", "500 600 700|"],
    ["580000000", "58 000 00 00|"],
    ["50060", "50060|"],
    ["5006007001", "5006007001|"],
    ["500–600–700", "500 600 700|"],
    ["500‑600‑700", "500 600 700|"],
    ["+48500", "+48500|"],
  ])("that is typed as %s becomes %s", (keys, expected) => {
    expect(type(keys, phone)).toBe(expected);
  });

  it("is deleted over a blank", () => {
    expect(step("500 |600 700", "delete-before", "", phone)).toBe("50|600700");
    expect(step("500| 600 700", "delete-after", "", phone)).toBe("500|00700");
  });

  it("that is not whole, or has a digit too many, has no groups", () => {
    expect([groupDigits("+48", "123"), groupDigits("+48", "6001002001")]).toEqual([null, null]);
    expect(groupDigits("+48", "600100200")).toBe("600 100 200");
  });

  it("of a country without usual groups stays as it was typed", () => {
    expect(groupDigits("+49", "15123456789")).toBeNull();
    expect(groupDigits("", "500600700")).toBeNull();
    expect(groupDigits("+99", "500600700")).toBeNull();
  });
});

describe("a number with a prefix", () => {
  const known = ["+48", "+1", "+1809", "+49"];
  it.each([
    ["+48500600700", "+48", "500600700"],
    ["+48 500 600 700", "+48", "500 600 700"],
    ["0048500600700", "+48", "500600700"],
    ["00 48 500600700", "+48", "500600700"],
    ["(+48) 500600700", "+48", "500600700"],
    [" +48-500-600-700 ", "+48", "500-600-700"],
    ["+1809555", "+1809", "555"],
    ["+1 555", "+1", "555"],
    ["+48", "+48", ""],
  ])("«%s» is %s and «%s»", (number, prefix, rest) => {
    expect(splitPrefix(number, known)).toEqual({ prefix, rest });
  });

  it.each(["500600700", "48500600700", "+99123", "0", "00", "+", "", "tel. +48"])(
    "«%s» stays whole",
    (number) => {
      expect(splitPrefix(number, known)).toBeNull();
    },
  );

  it("waits while a longer prefix is possible", () => {
    expect(splitPrefix("+1", known, true)).toBeNull();
    expect(splitPrefix("+18", known, true)).toBeNull();
    expect(splitPrefix("+15", known, true)).toEqual({ prefix: "+1", rest: "5" });
    expect(splitPrefix("+1809", known, true)).toEqual({ prefix: "+1809", rest: "" });
  });

  it("has a country, and the country has it", () => {
    for (const prefix of knownPrefixes()) expect(prefixOfCountry(countryOfPrefix(prefix) ?? "")).toBe(prefix);
    expect(countryOfPrefix("+1")).toBeNull();
  });
});
