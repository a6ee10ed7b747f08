import fc from "fast-check";
import { expect, it } from "vitest";
import { foldLetters } from "../../../runtime/dom/fold-letters";

it.each([
  ["Łódź", "lodz"],
  ["ŻÓŁĆ", "zolc"],
  ["Straße", "strasse"],
  ["Ærø", "aero"],
  ["İstanbul", "istanbul"],
  ["Đorđe", "dorde"],
  ["C++ (x)", "c++ (x)"],
])("%s is compared as %s", (text, folded) => expect(foldLetters(text)).toBe(folded));

it("folded text does not change when it is folded again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = foldLetters(text);
      expect(foldLetters(once)).toBe(once);
    }),
  );
});
