/** Which basket line an addition has made or enlarged, and whether undo may take it back. */
import { describe, expect, it } from "vitest";
import { addedLine, lineName } from "../../../islands/add-to-basket/card/added-line";
import type { Basket, BasketLine } from "../../../runtime/contracts/basket";

const line = (given: Partial<BasketLine>): BasketLine =>
  ({
    ...{ id: "12", size: "S", additional: "", forPoints: false, settable: true, quantity: 1 },
    ...{ name: "Kubek", versionName: "", sizeName: "", step: null, unit: "szt.", subscriptionPeriod: "0" },
    ...given,
    key: given.key ?? `${given.id ?? "12"} ${given.size ?? "S"} ${given.additional ?? ""}`,
  }) as BasketLine;
const basket = (...lines: BasketLine[]) => ({ lines }) as unknown as Basket;
const addition = { id: "12", size: "S", isTold: false };

describe("the line that an addition has changed", () => {
  it("is the one of this product and size that has grown, and undo takes back what was added", () => {
    const before = basket(line({ quantity: 2 }), line({ additional: "x", quantity: 1 }));
    const after = basket(line({ quantity: 5 }), line({ additional: "x", quantity: 1 }));
    const found = addedLine({ ...addition, before, after });
    expect(found?.line.quantity).toBe(5);
    expect(found?.undoes).toBe(3);
  });

  it("may be new", () => {
    const found = addedLine({ ...addition, before: basket(), after: basket(line({ quantity: 2 })) });
    expect(found?.undoes).toBe(2);
  });

  it("of a product without sizes is found whatever the basket calls its size", () => {
    const after = basket(line({ size: "onesize" }));
    expect(addedLine({ ...addition, size: "uniw", before: basket(), after })?.undoes).toBe(1);
  });

  it("is not told when two lines have grown", () => {
    const after = basket(line({ quantity: 2 }), line({ additional: "x", quantity: 2 }));
    expect(addedLine({ ...addition, before: basket(), after })).toBeNull();
  });

  it("is not told when the basket could not be read", () => {
    expect(addedLine({ ...addition, before: basket(), after: null })).toBeNull();
  });
});

describe("undo is not offered", () => {
  it("when the basket before is unknown", () => {
    const found = addedLine({ ...addition, before: null, after: basket(line({ quantity: 5 })) });
    expect(found).toMatchObject({ undoes: null, line: { quantity: 5 } });
  });

  it("when the basket holds another number than the addition makes", () => {
    const after = basket(line({ quantity: 5 }));
    expect(addedLine({ ...addition, isTold: true, before: basket(), after })?.undoes).toBeNull();
  });

  it("for a line that cannot be set, unless the addition has made it", () => {
    const after = basket(line({ quantity: 3, settable: false }));
    const before = basket(line({ quantity: 2, settable: false }));
    expect(addedLine({ ...addition, before, after })?.undoes).toBeNull();
    expect(addedLine({ ...addition, before: basket(), after })?.undoes).toBe(3);
  });
});

it("a line's name has its version and its size, and no size when there is none to choose", () => {
  expect(lineName(line({ versionName: "niebieski", sizeName: "S" }))).toBe("Kubek, niebieski, S");
  expect(lineName(line({ size: "uniw", sizeName: "uniwersalny" }))).toBe("Kubek");
  expect(lineName(line({ name: "Kubek niebieski", versionName: "niebieski", size: "uniw" }))).toBe(
    "Kubek niebieski",
  );
});
