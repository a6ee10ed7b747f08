import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exactQuantity,
  quantityInSteps as inSteps,
  quantityText,
  readQuantity,
  steppedQuantity as stepped,
} from "../../../runtime/dom/quantity";

describe("a quantity", () => {
  it.each([
    [1, "1"],
    [1.5, "1,5"],
    [0.1 + 0.2, "0,3"],
    [-2, "-2"],
    [0, "0"],
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, ""],
  ])("%d is written as %j", (quantity, text) => expect(quantityText(quantity)).toBe(text));

  it.each([
    ["2", 2],
    [" 2 ", 2],
    ["1,5", 1.5],
    ["1.5", 1.5],
    [",5", 0.5],
    ["1 000", 1000],
    ["0", 0],
    ["0,0000004", 0],
    ["-1", null],
    ["", null],
    ["  ", null],
    ["dwa", null],
    ["1,2,3", null],
    ["1e3", null],
    ["0x10", null],
    ["Infinity", null],
  ])("%j is read as %d", (text, quantity) => expect(readQuantity(text)).toBe(quantity));

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (thousandths) => {
        const quantity = thousandths / 1000;
        expect(readQuantity(quantityText(quantity))).toBe(quantity);
      }),
    );
  });

  it.each([
    [1, 1, 2],
    [2, -1, 1],
    [1, -1, null],
    [1.5, -1, 0.5],
    [0.5, -1, null],
    [0.1, 1, 1.1],
    [Number.NaN, 1, 1],
    [Number.NaN, -1, null],
    [-5, 1, 1],
    [-5, -1, null],
  ] as const)("%d stepped by %d is %d", (quantity, step, next) => expect(stepped(quantity, step)).toBe(next));

  it("never steps to zero or below, whatever its start", () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(1 as const, -1 as const), (quantity, step) => {
        const next = stepped(quantity, step);
        expect(next === null || next > 0).toBe(true);
      }),
    );
  });
});

it.each([
  [0.1 + 0.2, 0.3],
  [1.1 * 3, 3.3],
  [0.000_001, 0.000_001],
  [1e9 + 0.5, 1_000_000_000.5],
])("%d is exactly %d", (quantity, exact) => expect(exactQuantity(quantity)).toBe(exact));

describe("a quantity that is sold in steps", () => {
  it.each([
    [2.2, 0.5, 2.5],
    [0.3, 0.1, 0.3],
    [7, 6, 12],
    [0, 6, 0],
    [2.2, null, 2.2],
  ])("%d in steps of %s is %d", (quantity, step, expected) => expect(inSteps(quantity, step)).toBe(expected));

  it("steps up and down by its step", () => {
    expect(stepped(0.2, 0.1)).toBe(0.3);
    expect(stepped(12, -6)).toBe(6);
    expect(stepped(6, -6)).toBeNull();
  });
});
