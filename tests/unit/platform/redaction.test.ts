import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFault, redact } from "../../../runtime/platform/describe-fault";
import { anyText } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const characters = (from: string, size: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...from), ...size });
const digits = "0123456789";
const lower = "abcdefghijklmnopqrstuvwxyz";
const word = `${lower}${lower.toUpperCase()}${digits}_-`;

/** Personal data and credentials. */
const secrets: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "a mail address": fc.emailAddress(),
  "a mail address in an address": fc.emailAddress().map((mail) => mail.replace("@", "%40")),
  "a token": characters(word, { minLength: 32, maxLength: 80 }).filter((token) => !/^[-_]+$/.test(token)),
  "a JSON web token": fc
    .tuple(
      characters(word, { minLength: 16, maxLength: 60 }),
      characters(word, { minLength: 16, maxLength: 40 }),
    )
    .map(([payload, signature]) => `eyJhbGciOiJIUzI1NiJ9.eyJ${payload}.${signature}`),
  "a card number": characters(digits, { minLength: 16, maxLength: 16 }),
  "a card number in groups": fc
    .array(characters(digits, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 })
    .map((groups) => groups.join(" ")),
  "an account number": characters(digits, { minLength: 26, maxLength: 26 }).map((number) => `PL${number}`),
  "an account number in groups": fc
    .array(characters(digits, { minLength: 4, maxLength: 4 }), { minLength: 6, maxLength: 6 })
    .map((groups) => `61 ${groups.join(" ")}`),
  "a telephone number": fc
    .array(characters(digits, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 })
    .chain((groups) => fc.constantFrom(" ", "-", "\u00a0", "").map((sign) => groups.join(sign))),
  "a PESEL": characters(digits, { minLength: 11, maxLength: 11 }),
};

/** Harmless text around a secret, separated from it. */
const around = fc
  .tuple(fc.stringMatching(/^[a-z :,;(\n]{0,30}$/), fc.constantFrom(" ", "\n", '"', "'", "(", "="))
  .map(([text, edge]) => text + edge);
const after = fc.constantFrom("", " ", "\n", '"', "'", ")", ", more", "; more");

describe("a report", () => {
  it.each(Object.entries(secrets))("never contains %s", (_, secret) =>
    fc.assert(
      fc.property(around, secret, after, (before, own, rest) => {
        const told = describeFault(new Error(`${before}${own}${rest}`), "1.0.0");
        expect(told).not.toContain(own);
        expect(told).not.toContain(own.slice(0, -1));
        expect(redact(before + own + rest)).not.toContain(own);
      }),
      runs(0.5),
    ),
  );

  it("never contains the query or the fragment of an address", () => {
    const value = fc.stringMatching(/^[A-Za-z0-9'()*!.~%:;,"-]{1,12}$/).map((text) => `${text}zq`);
    fc.assert(
      fc.property(
        fc.constantFrom("?", "#"),
        fc.array(value, { minLength: 1, maxLength: 4 }),
        (sign, values) => {
          const address = `https://shop.test/search.php${sign}${values.map((own, i) => `k${i}=${own}`).join("&")}`;
          for (const text of [address, `(${address})`, `"${address}" failed`, `at f (${address}:10:5)`])
            for (const [i, own] of values.entries()) expect(redact(text)).not.toContain(`k${i}=${own}`);
        },
      ),
      runs(),
    );
  });

  it.each([
    ["https://shop.test/a.php?text=it's&token=abc", "https://shop.test/a.php?…"],
    ["https://shop.test/a.php?at=12:30:45&token=abc failed", "https://shop.test/a.php?… failed"],
    ["Write to jan.kowalski+x@example.com.pl please", "Write to …@… please"],
    ["IBAN PL61 1090 1014 0000 0712 1981 2874!", "IBAN PL…!"],
  ])("turns %j into %j", (text, told) => expect(redact(text)).toBe(told));

  it("has at most 1,500 characters, whatever the fault", () => {
    expect(describeFault(new Error("long ".repeat(500)), "1.0.0")).toHaveLength(1_500);
    fc.assert(
      fc.property(fc.anything(), anyText, (error, where) => {
        expect(describeFault(error, where).length).toBeLessThanOrEqual(1_500);
      }),
      runs(0.5),
    );
  });

  it("is sent even for a fault that resists being read", () => {
    const resisting = new Error("x");
    Object.defineProperty(resisting, "message", {
      get() {
        throw new Error("no");
      },
    });
    for (const error of [Object.create(null), Symbol("s"), resisting, { toString: () => ({}) }])
      expect(describeFault(error, "1.0.0 search-panel mount")).toMatch(/^wyspa 1\.0\.0 search-panel mount: /);
    const odd = Object.assign(new Error("odd"), { stack: 7 });
    expect(describeFault(odd, "1.0.0")).toBe("wyspa 1.0.0: Error: odd");
  });
});

describe("the useful part of a report", () => {
  const chrome = `TypeError: x is not a function
    at mount (https://shop.test/wyspa/chunks/search-panel-AB12CD34.js?v=1.2:10:5)
    at https://shop.test/wyspa/wyspa.js:1:2345`;
  const firefox = `mount@https://shop.test/wyspa/chunks/search-panel-AB12CD34.js:10:5
async*start/<@https://shop.test/wyspa/wyspa.js?a=b:1:2345
@https://shop.test/wyspa/wyspa.js:1:7
`;
  const told = (stack: string) =>
    describeFault(Object.assign(new TypeError("x is not a function"), { stack }), "1.0.0").split("\n");

  it("includes the location, in Chrome's format", () =>
    expect(told(chrome)).toEqual([
      "wyspa 1.0.0: TypeError: x is not a function",
      "at mount (https://shop.test/wyspa/chunks/search-panel-AB12CD34.js?…:10:5)",
      "at https://shop.test/wyspa/wyspa.js:1:2345",
    ]));

  it("includes the location, in Firefox's and Safari's format", () =>
    expect(told(firefox)).toEqual([
      "wyspa 1.0.0: TypeError: x is not a function",
      "mount@https://shop.test/wyspa/chunks/search-panel-AB12CD34.js:10:5",
      "async*start/<@https://shop.test/wyspa/wyspa.js?…:1:2345",
      "@https://shop.test/wyspa/wyspa.js:1:7",
    ]));

  it("includes the six top frames", () => {
    const frames = Array.from(
      { length: 20 },
      (_, index) => `    at f${index} (https://shop.test/a.js:${index}:1)`,
    );
    expect(told(`Error: x\n${frames.join("\n")}`)).toHaveLength(7);
  });

  it("includes ordinary words, numbers and prices", () => {
    const text = "Cannot read properties of null (reading 'basket') at 1 234,50 zł, page 12 of 100";
    expect(redact(text)).toBe(text);
  });
});

describe("the rules of redaction", () => {
  it.each(longTexts)("run in linear time: %s", (_, write) => expect(isLinear(redact, write)).toBe(true));
});
