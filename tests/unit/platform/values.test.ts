// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dig, list, number, text } from "../../../runtime/platform/read-value";
import { anyJson, anyText, hostileKeys } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

describe("a text of the server", () => {
  it.each([
    ["a &amp; b", "a & b"],
    ["&lt;b&gt;", "<b>"],
    ["&quot;&apos;&#39;&#x27;&#X27;", "\"''''"],
    ["10&nbsp;zł", "10\u00a0zł"],
    ["&#322;&#x142;", "łł"],
    ["&#128512;", "😀"],
    ["&amp;amp;", "&amp;"],
    ["&amp;lt;script&amp;gt;", "&lt;script&gt;"],
    ["&amp;#60;", "&#60;"],
  ])("%j says %j", (written, said) => expect(text(written)).toBe(said));

  it.each([
    "a & b",
    "&",
    "&;",
    "&amp",
    "&unknown;",
    "&#0;",
    "&#x110000;",
    "&#xd800;",
    "&#99999999;",
    "&#;",
    "&#x;",
    "?a=1&lt=2",
    "<b>x</b>",
  ])("%j is what is written", (written) => expect(text(written)).toBe(written));

  it.each([
    [7, "7"],
    [1.5, "1.5"],
    [0, "0"],
    [null, ""],
    [undefined, ""],
    [true, ""],
    [{}, ""],
    [["a"], ""],
  ])("that is %j says %j", (value, said) => expect(text(value)).toBe(said));

  it("is what is written when it is written with references", () =>
    fc.assert(
      fc.property(anyText, (own) => {
        const written = own.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
        expect(text(written)).toBe(own);
        expect(text(own.replace(/&/g, "&amp;"))).toBe(own);
      }),
      runs(),
    ));

  it.each(longTexts)("takes time in proportion: %s", (_, write) => expect(isLinear(text, write)).toBe(true));
});

describe("a number of the server", () => {
  it.each([
    [12, 12],
    [-1.5, -1.5],
    ["12", 12],
    ["12.5", 12.5],
    ["12,50", 12.5],
    ["1 234,50", 1234.5],
    ["1\u00a0234,50", 1234.5],
    [" 7 ", 7],
    ["-3", -3],
    ["0", 0],
  ])("%j is %d", (value, read) => expect(number(value)).toBe(read));

  it.each([
    null,
    undefined,
    "",
    " ",
    "x",
    "12 zł",
    "1,2,3",
    true,
    {},
    [],
    [1],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "1e999",
  ])("%j is none", (value) => expect(number(value)).toBeNull());

  it("is finite or none, whatever it is", () =>
    fc.assert(
      fc.property(fc.oneof(anyJson, anyText, fc.anything()), (value) => {
        const read = number(value);
        expect(read === null || Number.isFinite(read)).toBe(true);
      }),
      runs(),
    ));

  it.each(longTexts)("takes time in proportion: %s", (_, write) =>
    expect(isLinear(number, write)).toBe(true),
  );
});

describe("a path into an answer", () => {
  it("leads to what stands there", () => expect(dig({ a: { b: [1] } }, "a", "b")).toEqual([1]));

  it.each([null, undefined, 7, "text", [], { a: null }, { a: [] }, { a: "text" }])("ends in %j", (value) =>
    expect(dig(value, "a", "length")).toBeUndefined(),
  );

  it.each(hostileKeys)("never leads over what all objects share: %j", (key) => {
    expect(dig({}, key)).toBeUndefined();
    expect(dig({ a: {} }, "a", key, "name")).toBeUndefined();
  });

  it("never throws", () =>
    fc.assert(
      fc.property(
        anyJson,
        fc.array(fc.oneof(fc.constantFrom(...hostileKeys), fc.string())),
        (value, path) => {
          dig(value, ...path);
        },
      ),
      runs(0.5),
    ));
});

describe("a list of the server", () => {
  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [{ 0: "a", 5: "b" }, ["a", "b"]],
    [{}, []],
    [null, []],
    ["ab", []],
    [7, []],
  ])("%j holds %j", (value, held) => expect(list(value)).toEqual(held));
});
