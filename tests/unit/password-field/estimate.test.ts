/** The estimate of a new password: honest about short, common and repetitive ones. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimate } from "../../../islands/password-field/estimate";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const ORDER = ["short", "weak", "fair", "good"];

describe("a new password", () => {
  it.each([
    ["abc12", "short"],
    ["123456", "weak"],
    ["1234567890", "weak"],
    ["qwertyuiop", "weak"],
    ["aaaaaaaaaaaaaaaaaaaa", "weak"],
    ["abababababababababab", "weak"],
    ["abcdefghijklmnopqrst", "weak"],
    ["Haslo123", "weak"],
    ["Hasło2026!", "weak"],
    ["password1234", "weak"],
    ["kotek7", "weak"],
    ["Burza2024!", "fair"],
    ["zielonykotek", "fair"],
    ["zielony kot na dachu", "good"],
    ["x7#Kp2!vQm9L", "good"],
  ])("%j is %s", (password, strength) => expect(estimate(password)).toBe(strength));

  it("is weak when it is the login or the e-mail with little added", () => {
    const names = ["Anna.Kowalska@sklep.test"];
    expect(estimate("anna.kowalska84", { names })).toBe("weak");
    expect(estimate("ANNA.KOWALSKA@sklep.test!", { names })).toBe("weak");
    expect(estimate("anna.kowalska84", { names: ["", "an"] })).not.toBe("weak");
  });

  it("is too short below the field's own minimum", () => {
    expect(estimate("x7#Kp2!v", { shortest: 10 })).toBe("short");
    expect(estimate("x7#Kp2!vQm", { shortest: 10 })).not.toBe("short");
  });

  it("never becomes weaker when the same character is not added again, and takes linear time", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 24 }), (text) => {
        const [before, after] = [estimate(text), estimate(`${text}Ω7 ż`)];
        expect(ORDER.indexOf(after)).toBeGreaterThanOrEqual(ORDER.indexOf(before));
      }),
      runs(0.3),
    );
    for (const [name, write] of longTexts)
      expect(
        isLinear((text) => estimate(text), write),
        name,
      ).toBe(true);
  });
});
