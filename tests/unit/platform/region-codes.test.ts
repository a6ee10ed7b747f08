import fc from "fast-check";
import { GraphQLInt, Kind, parse, valueFromAST, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { RegionCode } from "../../../runtime/base/region-code";
import type { GraphqlOperation } from "../../../runtime/contracts/graphql";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";
import { anyText } from "../any-text";
import { runs } from "../runs";

const operation: GraphqlOperation = {
  suffix: "",
  document: "query Check($country: Region) { check(country: $country) { code } }",
};

/** The value in the country's slot of a document. */
function inDocument(code: RegionCode) {
  const { query } = writeOperation(operation, { country: code }, "literal");
  const values: unknown[] = [];
  visit(parse(query), { Argument: ({ value }) => void values.push(value) });
  expect(values).toHaveLength(1);
  return values[0];
}

const beside = (code: RegionCode) => writeOperation(operation, { country: code }, "variables").variables;

describe("a country is accepted", () => {
  it.each(["pol", "PL", "_x", "Region_1", "a".repeat(32)])("as an enum name: %s", (name) => {
    const code = RegionCode.from(name);
    expect(code && inDocument(code)).toMatchObject({ kind: Kind.ENUM, value: name });
    expect(code && beside(code)).toEqual({ country: name });
  });

  it.each([
    ["1143020143", 1143020143],
    ["0", 0],
    [1143020143, 1143020143],
    ["999999999999999", 999999999999999],
  ])("as a bare number: %j", (given, number) => {
    const code = RegionCode.from(given);
    expect(code && inDocument(code)).toMatchObject({ kind: Kind.INT, value: String(number) });
    expect(code && beside(code)).toEqual({ country: number });
  });

  it("as every enum name that GraphQL knows, except its own words", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[_A-Za-z][_0-9A-Za-z]{0,31}$/), (name) => {
        fc.pre(!/^(true|false|null|undefined|nan|none)$/i.test(name));
        expect(String(RegionCode.from(name))).toBe(name);
      }),
      runs(),
    ));

  it("as the intended number, in both ways of sending it", () =>
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), (number) => {
        const code = RegionCode.from(String(number));
        expect(code?.toVariable()).toBe(number);
        expect(String(code)).toBe(String(number));
      }),
      runs(),
    ));
});

describe("a country is refused", () => {
  it.each([
    "",
    " ",
    "null",
    "NULL",
    "true",
    "False",
    "undefined",
    "NaN",
    "None",
    "pol } } }) { code } hello a: check(country: x",
    "pol\n",
    "\npol",
    " pol",
    "1pol",
    "po-l",
    "pół",
    '"pol"',
    "$country",
    "{}",
    "[]",
    "a".repeat(33),
    "-1",
    "+1",
    "1.5",
    "1e3",
    "0x10",
    "007",
    "1 2",
    "9".repeat(16),
    "１２",
  ])("%j", (text) => expect(RegionCode.from(text)).toBeNull());

  it.each([
    undefined,
    null,
    true,
    false,
    {},
    [],
    ["pol"],
    { toString: () => "pol" },
    Number.NaN,
    -1,
    1.5,
    1e21,
    7n,
  ])("%s, which is no text and no whole number", (value) => expect(RegionCode.from(value)).toBeNull());

  it("when it is neither a name nor a number", () =>
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/^[_A-Za-z][_0-9A-Za-z]{0,31}$/.test(text) && !/^\d+$/.test(text));
        expect(RegionCode.from(text)).toBeNull();
      }),
      runs(),
    ));

  it("when it is any other value", () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const code = RegionCode.from(value);
        expect(code === null || typeof value === "string" || typeof value === "number").toBe(true);
      }),
      runs(0.5),
    ));
});

it("an accepted country is alone in its slot, as the platform reads it", () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, fc.stringMatching(/^\d{1,17}$/), fc.stringMatching(/^\w{1,34}$/)),
      (text) => {
        const code = RegionCode.from(text);
        if (!code) return;
        const node = inDocument(code) as Parameters<typeof valueFromAST>[0] & { value: string };
        expect(node.value).toBe(text);
        if (node.kind === Kind.INT && Number(text) < 2 ** 31)
          expect(valueFromAST(node, GraphQLInt)).toBe(Number(text));
      },
    ),
    runs(),
  );
});
