import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson, withUnknownValues } from "../../../../runtime/cli/check/json";
import { UNKNOWN } from "../../../../runtime/cli/check/placeholders";
import { runs } from "../../runs";

test("JSON is read as by JSON.parse", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const text = JSON.stringify(value, null, 1);
      expect(readJson(text)).toMatchObject({ value: JSON.parse(text), wrongAt: -1 });
    }),
    runs(),
  );
});

test("a text is refused where JSON.parse refuses it", () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.nat(),
      fc.constantFrom("", ",", "}", "]", '"', "x", "0"),
      (value, at, put) => {
        const whole = JSON.stringify(value);
        const cut = at % (whole.length + 1);
        const text = whole.slice(0, cut) + put + whole.slice(cut + 1);
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(readJson(text).wrongAt === -1).toBe(isValid);
      },
    ),
    runs(),
  );
});

test.each([
  ['{"a": 1,}', 8],
  ["{'a': 1}", 1],
  ["{a: 1}", 1],
  ['{"a" 1}', 5],
  ['{"a": }', 6],
  ['{"a": 01}', 7],
  ['{"a": "b', 6],
  ['{"a": 1} x', 9],
])("the position of the first mistake in %s is %i", (text, at) => {
  expect(readJson(text).wrongAt).toBe(at);
});

test("each key has a position", () => {
  expect([...readJson('{"a": {"b": [{"c": 1}]}}').keys]).toEqual([
    ["a", 1],
    ["a/b", 7],
    ["a/b/0", 13],
    ["a/b/0/c", 14],
  ]);
});

test("values of template code become texts of the same length, inside texts they stay", () => {
  const unknown = UNKNOWN.repeat(6);
  const text = `{"a": ${unknown}, "b": "${unknown}"}`;
  const readable = withUnknownValues(text, []);
  expect(readable).toHaveLength(text.length);
  expect(readJson(readable).value).toEqual({ a: UNKNOWN.repeat(4), b: unknown });
});

test("control code between entries becomes space", () => {
  const text = `{${UNKNOWN.repeat(4)}"a": 1}`;
  expect(withUnknownValues(text, [[1, 5]])).toBe('{    "a": 1}');
});
