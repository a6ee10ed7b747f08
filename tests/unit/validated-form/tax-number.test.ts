/** A complete Polish tax number is checked by its check digit. */
import { describe, expect, it } from "vitest";
import { judgeTaxNumber } from "../../../islands/validated-form/helping/tax-number";

describe("a tax number", () => {
  it.each([
    "5252445767",
    "525-244-57-67",
    "525 244 57 67",
    "PL5252445767",
    "pl 525-244-57-67",
    "PL 525\u2011244\u201157\u201167",
    "525\u2013244\u201357\u201367",
    "\u200E5252445767",
    "５２５２４４５７６７",
  ])("%s is right", (number) => {
    expect(judgeTaxNumber(number, true)).toBe("right");
  });

  it.each(["5252445768", "2552445767", "0000000000", "PL5252445768"])("%s is wrong", (number) => {
    expect(judgeTaxNumber(number, true)).toBe("wrong");
  });

  it.each(["", "525244576", "52524457671", "DE123456789", "CZ12345678", "ATU12345678", "nie mam"])(
    "«%s» is left to the server",
    (number) => {
      expect(judgeTaxNumber(number, true)).toBeNull();
    },
  );

  it("of another country is left to the server, unless it begins with PL", () => {
    expect(judgeTaxNumber("5252445768", false)).toBeNull();
    expect(judgeTaxNumber("PL5252445768", false)).toBe("wrong");
  });
});
