import fc from "fast-check";
import { expect, it } from "vitest";
import { highlight } from "../../../islands/search-panel/highlight";
import { runs } from "../runs";

const matchOf = (text: string, phrase: string) => highlight(text, phrase)[1];

it.each([
  ["Buty zimowe", "buty", "Buty"],
  ["Buty zimowe", "  ZIMO ", "zimo"],
  ["Półbuty ŁÓDŹ", "polbuty lodz", "Półbuty ŁÓDŹ"],
  ["Polbuty", "pół", "Pol"],
  ["Programowanie w C++", "c++", "C++"],
  ["Zestaw (2 szt.)", "(2", "(2"],
  ["a[0]\\b", "[0]\\", "[0]\\"],
  ["50% taniej .*", ".*", ".*"],
  ["Koc", "", ""],
  ["Koc", "kotek", ""],
])("in %j highlights %j as %j", (text, phrase, match) => {
  expect(matchOf(text, phrase)).toBe(match);
});

it("never splits an accent or an emoji", () => {
  expect(highlight("e\u0301te\u0301", "t")).toEqual(["e\u0301", "t", "e\u0301"]);
  expect(highlight("cafe\u0301", "e")).toEqual(["caf", "e\u0301", ""]);
  expect(matchOf("👨‍👩‍👧 rodzina", "👩")).toBe("");
  expect(matchOf("👨‍👩‍👧 rodzina", "👨‍👩‍👧")).toBe("👨‍👩‍👧");
});

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string());

it("accepts any text and any phrase, and its three parts add up to the text", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, phrase) => {
      expect(highlight(text, phrase).join("")).toBe(text);
    }),
    runs(),
  );
});

it("finds every whole part of a text in it", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcłóżĄ+([\\. "), minLength: 1 });
  fc.assert(
    fc.property(word, word, word, (before, phrase, after) => {
      fc.pre(phrase.trim() !== "");
      expect(matchOf(before + phrase + after, phrase)).not.toBe("");
    }),
  );
});

it("highlights a long name for a long phrase in time linear in the name", () => {
  const long = "a".repeat(50_000); // comparing every position to the end would take minutes
  expect(highlight(`${long}c`, `b${long}`)[1]).toBe("");
  expect(highlight(`x${"ab".repeat(20_000)}`, "ab".repeat(100))[1]).toBe("ab".repeat(100));
});
