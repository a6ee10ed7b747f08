// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asObject,
  firstLike,
  firstOf,
  getPath,
  isPlainObject,
  isTruthyText,
  list,
  number,
  plain,
  text,
  textsIn,
  truth,
} from "../../../runtime/base/values";
import { anyJson, anyText, hostileKeys } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

describe("a text from the server", () => {
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
  ])("%j is read as %j", (written, said) => expect(text(written)).toBe(said));

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
  ])("%j is read unchanged", (written) => expect(text(written)).toBe(written));

  it.each([
    [7, "7"],
    [1.5, "1.5"],
    [0, "0"],
    [null, ""],
    [undefined, ""],
    [true, ""],
    [{}, ""],
    [["a"], ""],
  ])("that is %j is read as %j", (value, said) => expect(text(value)).toBe(said));

  it("stays as written when it contains escaped references", () =>
    fc.assert(
      fc.property(anyText, (own) => {
        const written = own.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
        expect(text(written)).toBe(own);
        expect(text(own.replace(/&/g, "&amp;"))).toBe(own);
      }),
      runs(),
    ));

  it.each(longTexts)("is read in linear time: %s", (_, write) => expect(isLinear(text, write)).toBe(true));
});

describe("a number from the server", () => {
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
  ])("%j is no number", (value) => expect(number(value)).toBeNull());

  it("is finite or missing, whatever the value", () =>
    fc.assert(
      fc.property(fc.oneof(anyJson, anyText, fc.anything()), (value) => {
        const read = number(value);
        expect(read === null || Number.isFinite(read)).toBe(true);
      }),
      runs(),
    ));

  it.each(longTexts)("is read in linear time: %s", (_, write) => expect(isLinear(number, write)).toBe(true));
});

describe("a path into an answer", () => {
  it("leads to the value there", () => expect(getPath({ a: { b: [1] } }, "a", "b")).toEqual([1]));

  it.each([null, undefined, 7, "text", [], { a: null }, { a: [] }, { a: "text" }])("ends at %j", (value) =>
    expect(getPath(value, "a", "length")).toBeUndefined(),
  );

  it("leads into the page's globals, and not into elements with the same names (bar S15)", () => {
    Reflect.set(window, "shop_of_this_test", { vars: { id: 7 } });
    expect(getPath(window, "shop_of_this_test", "vars", "id")).toBe(7);
    Reflect.set(window, "shop_of_this_test", document.createElement("form"));
    expect(getPath(window, "shop_of_this_test", "action")).toBeUndefined();
    Reflect.deleteProperty(window, "shop_of_this_test");
  });

  it("ends at a value that throws on access", () => {
    const trap = {
      get vars(): unknown {
        throw new Error("planted");
      },
    };
    expect(getPath(trap, "vars", "id")).toBeUndefined();
  });

  it.each(hostileKeys)("never leads through what all objects share: %j", (key) => {
    expect(getPath({}, key)).toBeUndefined();
    expect(getPath({ a: {} }, "a", key, "name")).toBeUndefined();
  });

  it("never throws", () =>
    fc.assert(
      fc.property(
        anyJson,
        fc.array(fc.oneof(fc.constantFrom(...hostileKeys), fc.string())),
        (value, path) => {
          getPath(value, ...path);
        },
      ),
      runs(0.5),
    ));
});

describe("a list from the server", () => {
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
  ])("%j is read as %j", (value, held) => expect(list(value)).toEqual(held));
});

describe("an object with named parts", () => {
  it("is accepted", () => {
    const own = { a: 1 };
    expect(isPlainObject(own)).toBe(true);
    expect(asObject(own)).toBe(own);
  });

  it.each([null, undefined, 7, "text", true, [], ["a"], () => {}, document.createElement("form")])(
    "is nothing else, and other values have no parts: %s",
    (value) => {
      expect(isPlainObject(value)).toBe(false);
      expect(asObject(value)).toEqual({});
    },
  );
});

describe("the texts in a list", () => {
  it.each([
    [
      ["a", 7, null, "&amp;", ["b"], ""],
      ["a", "&amp;", ""],
    ],
    [{ 0: "a", length: 1 }, []],
    ["ab", []],
    [null, []],
  ])("of %j are %j, unchanged", (value, held) => expect(textsIn(value)).toEqual(held));
});

describe("an unescaped text", () => {
  it("is read unchanged, with its character references", () => expect(plain(" &amp; ")).toBe(" &amp; "));
  it.each([null, undefined, 7, true, {}, ["a"]])("does not exist in %j", (value) =>
    expect(plain(value)).toBeNull(),
  );
});

describe("a boolean from the server", () => {
  it.each([
    [true, true],
    [1, true],
    ["1", true],
    ["true", true],
    [" true\n", true],
    ["t", true],
    [false, false],
    [0, false],
    [Number.NaN, false],
    ["0", false],
    ["false", false],
    [" false\n", false],
  ])("is read from %j: %j", (value, said) => {
    expect(truth(value)).toBe(said);
    expect(isTruthyText(value)).toBe(said);
  });

  it.each([null, undefined, "", " ", {}, [], [true], () => true])("does not exist in %j", (value) => {
    expect(truth(value)).toBeUndefined();
    expect(isTruthyText(value)).toBe(false);
  });
});

describe("the first of several values", () => {
  it("is the first with the type of the fallback", () => {
    expect(firstLike(6, "8", null, Number, 7, 9)).toBe(7);
    expect(firstLike("a", "", "b")).toBe("");
    expect(firstLike(true, "false", 0, false)).toBe(false);
    expect(firstLike("a", 7, null, ["b"])).toBe("a");
  });

  it("is the first that is an allowed word", () => {
    expect(firstOf(["gross", "net"], null, "both", ["net"], "net", "gross")).toBe("net");
    expect(firstOf(["gross", "net"], "toString")).toBe("gross");
  });
});
