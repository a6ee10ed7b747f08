// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Basket, BasketLine, LineRef } from "../../../runtime/contracts/basket";
import { giveUniqueKeys, lineKey, piecesIn, quantityIn } from "../../../runtime/platform/basket/line-key";

const ref = (id: string, size: string, more = {}): LineRef => ({ id, size, ...more });
const line = (id: string, size: string, quantity: number, more = {}) =>
  ({ id, size, quantity, key: lineKey(ref(id, size, more)), ...more }) as BasketLine;
const basketOf = (...lines: BasketLine[]) => ({ lines: giveUniqueKeys(lines) }) as unknown as Basket;
const twins = [line("7", "S", 1), line("7", "S", 2)];

describe("a line's key", () => {
  it("tells product, size, hash and payment with points apart", () => {
    const keys = [
      ref("7", "S"),
      ref("7", "M"),
      ref("8", "S"),
      ref("7", "S", { additional: "abc" }),
      ref("7", "S", { forPoints: true }),
      ref("7", "S", { additional: "abc", forPoints: true }),
    ].map(lineKey);
    expect(keys).toEqual(["7 S", "7 M", "8 S", "7 S abc", "7 S points", "7 S abc points"]);
  });

  it("becomes unique for lines that nothing tells apart, and those lines lose their id", () => {
    expect(giveUniqueKeys([line("6", "S", 1), ...twins]).map(({ id, key }) => [id, key])).toEqual([
      ["6", "6 S"],
      [null, "7 S #1"],
      [null, "7 S #2"],
    ]);
  });
});

describe("the quantity of a line", () => {
  it("is the line's own, or 0 if every line is known and none of them is it", () => {
    const basket = basketOf(line("7", "S", 3), line("7", "M", 5));
    expect([quantityIn(basket, ref("7", "M")), quantityIn(basket, ref("7", "L"))]).toEqual([5, 0]);
  });

  it("is unknown without a basket, and when lines without an id may be the line", () => {
    expect(quantityIn(null, ref("7", "S"))).toBeNull();
    expect(quantityIn(basketOf(line("8", "S", 1), ...twins), ref("7", "S"))).toBeNull();
    expect(quantityIn(basketOf(...twins), { id: "7", size: "S #0" })).toBeNull();
  });
});

describe("the pieces of a product", () => {
  const basket = basketOf(line("7", "S", 3), line("7", "M", 5), line("8", "S", 9));

  it("are counted in its size over all its lines", () => {
    const mixed = basketOf(line("7", "S", 3), line("7", "S", 4, { additional: "abc" }), line("7", "M", 5));
    expect(piecesIn(mixed, { id: "7", size: "S" })).toBe(7);
    expect(piecesIn(basket, { id: "9", size: "S" })).toBe(0);
  });

  it("are counted over all sizes for a product without sizes", () => {
    expect(piecesIn(basket, { id: "7", size: "uniw" })).toBe(8);
  });

  it("are unknown when lines without an id may belong to the product", () => {
    expect(piecesIn(basketOf(line("8", "S", 1), ...twins), { id: "8", size: "S" })).toBeNull();
  });
});
