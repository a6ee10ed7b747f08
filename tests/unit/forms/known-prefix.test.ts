/** A prefix in the field of its own: one reader for the form's island and for the old class. */
import { describe, expect, it } from "vitest";
import { knownPrefix, nationalNumber, prefixAutocomplete } from "../../../runtime/forms/known-prefix";

const LIST = ["+48", "+49", "+1", "+1809", "+380"];

describe("a typed prefix", () => {
  it.each([
    ["+49", "+49"],
    ["49", "+49"],
    ["0049", "+49"],
    ["+ 49", "+49"],
    ["00 49", "+49"],
    [" 4 9 ", "+49"],
    ["(+49)", "+49"],
    ["+380", "+380"],
    ["1-809", "+1809"],
    ["1", "+1"],
    ["\u202a+49\u202c", "+49"],
    ["４９", "+49"],
  ])("%j means %s", (typed, expected) => expect(knownPrefix(typed, LIST)).toBe(expected));

  it.each(["", "+", "00", "+99", "56789", "4", "049", "+49a", "de", "+48+49"])("%j means none", (typed) =>
    expect(knownPrefix(typed, LIST)).toBeNull(),
  );

  it("is written as the list writes it", () => {
    expect(knownPrefix("+48", ["0048", "Polska +49"])).toBe("0048");
    expect(knownPrefix("49", ["48", "49"])).toBe("49");
  });
});

describe("a number that the browser writes as within the country", () => {
  it.each([
    ["015123456789", "+49", "15123456789"],
    ["0501234567", "+380", "501234567"],
    ["0 151 234", "+49", "151 234"],
    ["0612345678", "+39", "0612345678"],
    ["501234567", "+48", "501234567"],
    ["00", "+49", "00"],
    ["0501234567", "", "0501234567"],
  ])("%s beside %j is %j", (number, prefix, expected) =>
    expect(nationalNumber(number, prefix)).toBe(expected),
  );
});

describe("the name for browsers", () => {
  it.each([
    [null, "tel-national", "tel-country-code"],
    ["off", "tel-national", "tel-country-code"],
    ["", null, "tel-country-code"],
    [null, "billing tel-national", "billing tel-country-code"],
    [null, "section-a shipping home tel", "section-a shipping home tel-country-code"],
    ["tel-country-code", "tel", null],
    ["nope", "tel", null],
  ])("%j beside %j becomes %j", (own, phone, expected) =>
    expect(prefixAutocomplete(own, phone)).toBe(expected),
  );
});
