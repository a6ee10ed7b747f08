/** Messages show an example in place of a format in the language of patterns. */
import { describe, expect, it } from "vitest";
import { problemOf } from "../../../islands/validated-form/messages";
import {
  exampleOf,
  exampleOfMask,
  exampleOfOnly,
  formatOfPattern,
} from "../../../runtime/forms/format-example";

describe("an example", () => {
  it.each([
    ["XX-XXX", "00-950"],
    ["XXX XX", "110 00"],
    ["XXXXX", "12345"],
    ["LV-XXXX", "LV-1234"],
    ["YYY XXXX", "ABC 1234"],
  ])("of the server's only format %s is %s", (format, example) => {
    expect(exampleOfOnly(format)).toBe(example);
  });

  it.each(["XXX XX, XXXXX", "YX XYY, YXX XYY, YXYX XYY"])("is not made of several formats: %s", (formats) =>
    expect(exampleOfOnly(formats)).toBeNull(),
  );

  it("is not made of a sentence", () => {
    expect(exampleOfOnly("Kod ma postać XX-XXX")).toBeNull();
    expect(exampleOfOnly("")).toBeNull();
  });

  it("is made of simple patterns and masks, not of others", () => {
    expect(formatOfPattern("\\d{2}-\\d{3}")).toBe("XX-XXX");
    expect(formatOfPattern("^[0-9]{2}-[0-9]{3}$")).toBe("XX-XXX");
    expect(formatOfPattern("\\d\\d\\d \\d\\d")).toBe("XXX XX");
    expect(formatOfPattern("[A-Z]{2}\\d{3}")).toBeNull();
    expect(formatOfPattern("\\d{2}-?\\d{3}")).toBeNull();
    expect(exampleOfMask("99-999")).toBe("00-950");
    expect(exampleOfMask("00-000")).toBe("00-950");
    expect(exampleOfMask("np. AB123")).toBeNull();
    expect(exampleOf("XXX-XXX")).toBe("123-456");
  });
});

describe("the message about a postal code", () => {
  const messages = [
    { code: "incorect_zipcode", message: "" },
    { code: "zipcode_formats", message: "XX-XXX" },
  ];
  const texts: Record<string, string> = {
    incorect_zipcode: "Błędny kod.",
    zipcodeFormat: "Formaty [X - cyfra]:",
    zipcodeEg: "np.",
  };

  it("ends with an example, and a friendly one has it instead of the format", () => {
    const { text, rest } = problemOf((code) => texts[code] ?? null, "incorect_zipcode", { messages });
    expect(text + rest).toBe("Błędny kod. Formaty [X - cyfra]: XX-XXX (np. 00-950)");
    const friendly = { ...texts, zipcodeExample: "Wpisz go tak, np." };
    const other = problemOf((code) => Reflect.get(friendly, code) ?? null, "incorect_zipcode", { messages });
    expect(other.text + other.rest).toBe("Błędny kod. Wpisz go tak, np. 00-950");
  });

  it("lists several formats, because one example would mislead", () => {
    const british = [
      { code: "incorect_zipcode", message: "" },
      { code: "zipcode_formats", message: "YX XYY, YYXY XYY" },
    ];
    const { text, rest } = problemOf((code) => texts[code] ?? null, "incorect_zipcode", {
      messages: british,
    });
    expect(text + rest).toBe("Błędny kod. Formaty [X - cyfra]: YX XYY, YYXY XYY");
  });

  it("keeps the formats where the shop wants them, or where they are a sentence", () => {
    const old = (code: string) => (code === "zipcodeEg" ? null : (texts[code] ?? null));
    const { text, rest } = problemOf(old, "incorect_zipcode", { messages });
    expect(text + rest).toBe("Błędny kod. Formaty [X - cyfra]: XX-XXX");
    const sentence = [
      { code: "incorect_zipcode", message: "" },
      { code: "f", message: "pięć cyfr" },
    ];
    const other = problemOf((code) => texts[code] ?? null, "incorect_zipcode", { messages: sentence });
    expect(other.text + other.rest).toBe("Błędny kod. Formaty [X - cyfra]: pięć cyfr");
  });
});
