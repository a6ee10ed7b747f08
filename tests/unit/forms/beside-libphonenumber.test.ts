/** Prefixes, trunk zeros, lengths and groups of phone numbers, beside the package libphonenumber-js. */
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import {
  countryOfPrefix,
  groupDigits,
  hasUsualLength,
  knownPrefixes,
  longestNumber,
} from "../../../runtime/forms/dialling-codes";
import { splitPrefix } from "../../../runtime/forms/split-prefix";

const prefixes = knownPrefixes();
const countryOf = (prefix: string) => countryOfPrefix(prefix) as CountryCode;

/** Numbers that exist, of mobile and fixed lines: a few of each beginning with three digits. */
function numbersOf(prefix: string): string[] {
  const found: string[] = [];
  for (let start = 0; start < 1_000; start += 1)
    for (let length = 7; length <= 11; length += 1)
      for (const filling of ["2345678901", "4619283750"]) {
        const digits = String(start).padStart(3, "0") + filling.slice(0, length - 3);
        const parsed = parsePhoneNumberFromString(prefix + digits);
        const type = parsed?.nationalNumber === digits && parsed.isValid() ? parsed.getType() : undefined;
        const isWhole = hasUsualLength(prefix.slice(1), length);
        if (isWhole && type && /MOBILE|FIXED/.test(type)) found.push(digits);
      }
  return found;
}

describe.each(prefixes)("numbers of %s", (prefix) => {
  const numbers = numbersOf(prefix);

  it("have the package's groups, or stay as they were typed", () => {
    const wrong = numbers.flatMap((digits) => {
      const own = groupDigits(prefix, digits);
      const theirs = parsePhoneNumberFromString(prefix + digits)
        ?.formatInternational()
        .slice(prefix.length + 1);
      return own === null || own === theirs ? [] : [`${own}, not ${theirs}`];
    });
    expect(wrong).toEqual([]);
  });

  it("have usual lengths", () => {
    const code = prefix.slice(1);
    const mobile = getExampleNumber(countryOf(prefix), examples)?.nationalNumber ?? "";
    expect(hasUsualLength(code, mobile.length)).toBe(true);
    expect(hasUsualLength(code, 4) || hasUsualLength(code, 15)).toBe(false);
  });

  it("are split off without a plus, with 00, and with the zero that is dialled within the country", () => {
    const mobile = getExampleNumber(countryOf(prefix), examples)?.nationalNumber ?? "";
    const code = prefix.slice(1);
    const rest = (text: string) => splitPrefix(text, prefixes, false, prefix);
    const right = { prefix, rest: mobile };
    expect(rest(`${prefix} ${mobile}`)).toEqual(right);
    expect(rest(`00${code}${mobile}`)).toEqual(right);
    // Without a plus it is split off only where the number is too long for the country.
    const isTooLong = code.length + mobile.length > longestNumber(code);
    expect(rest(code + mobile)).toEqual(isTooLong ? right : null);
    expect(isTooLong).toBe(prefix !== "+43");
    const trunk = prefix === "+36" ? "06" : "0";
    if (prefix === "+39") return;
    const written = `${prefix} (${trunk})${mobile}`;
    expect(rest(written)).toEqual(right);
    // Poland and others have no such zero any more, but numbers on old cards do.
    if (parsePhoneNumberFromString(written)?.isValid())
      expect(parsePhoneNumberFromString(written)?.nationalNumber).toBe(mobile);
  });
});

describe("beside +48", () => {
  const split = (text: string, own = "+48") => splitPrefix(text, prefixes, false, own);
  it.each([
    ["48601234567", "+48", "601234567"],
    ["48 601 234 567", "+48", "601 234 567"],
    ["420601234567", "+420", "601234567"],
    ["4915112345678", "+49", "15112345678"],
    ["380501234567", "+380", "501234567"],
    ["447400123456", "+44", "7400123456"],
    ["+49 (0)30 123456", "+49", "30 123456"],
    ["0049 (0) 30/123456", "+49", "30/123456"],
    ["+380 (0)50 123 45 67", "+380", "50 123 45 67"],
    ["+421 (0)905 123 456", "+421", "905 123 456"],
    ["+44 (0)20 7946 0958", "+44", "20 7946 0958"],
    ["+33 06 12 34 56 78", "+33", "6 12 34 56 78"],
    ["+39 (0)6 1234567", "+39", "06 1234567"],
    ["+39 06 1234567", "+39", "06 1234567"],
    ["+36 (06) 30 123 4567", "+36", "30 123 4567"],
    ["+48‑601‑234‑567", "+48", "601-234-567"],
    ["＋48 601 234 567".normalize("NFKC"), "+48", "601 234 567"],
    ["\u202A+48 601 234 567\u202C", "+48", "601 234 567"],
    ["(0)22 123 45 67", "+48", "22 123 45 67"],
  ])("«%s» is %s and «%s»", (text, prefix, rest) => expect(split(text)).toEqual({ prefix, rest }));

  it.each([
    "48 363 12 34",
    "601234567",
    "420 601 234",
    "4860123456",
    "32 123 45 678",
    "0601234567",
    "486012345678",
  ])("«%s» stays whole", (text) => expect(split(text)).toBeNull());

  it("another country's own number is not taken for one with a prefix", () => {
    expect(split("4930123456", "+49")).toBeNull();
    expect(split("48601234567", "+49")).toBeNull();
    expect(split("48601234567", "+999")).toBeNull();
  });
});
